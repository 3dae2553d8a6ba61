import { useText } from '@archway/platform';
import styles from './animation.module.css';

/** A plan alone, beside the compared one, or under it. */
export const compareModes = ['one', 'beside', 'over'] as const;
export type CompareMode = (typeof compareModes)[number];

interface Props {
  mode: CompareMode;
  /** What the plan is called. */
  name: string;
  onChange: (mode: CompareMode) => void;
}

/** How a plan is seen with the one that it is compared with. */
export function ModeSwitch({ mode, name, onChange }: Props) {
  const t = useText('viewer3d');
  return (
    <div className={styles.modes} role="group" aria-label={t('plan.mode.title')}>
      {compareModes.map((each) => (
        <button key={each} type="button" aria-pressed={each === mode} onClick={() => onChange(each)}>
          {each === 'one' ? name : t(`plan.mode.${each}`)}
        </button>
      ))}
    </div>
  );
}
