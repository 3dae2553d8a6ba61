import { type LabelLayout, labelLimits } from '@archway/contracts';
import { useText } from '@archway/platform';
import { MillimetreField } from './MillimetreField.tsx';
import styles from './design.module.css';

/** How large a label is. */
export function LabelSize({
  layout,
  onChange,
}: {
  layout: LabelLayout;
  onChange: (size: Partial<LabelLayout>) => void;
}) {
  const t = useText('production');
  return (
    <div className={styles.pair}>
      {(['width', 'height'] as const).map((side) => (
        <MillimetreField
          key={side}
          id={`label-${side}`}
          name={t(`label.of.${side}`)}
          value={layout[side]}
          {...labelLimits[side]}
          onChange={(value) => onChange({ [side]: value })}
        />
      ))}
    </div>
  );
}
