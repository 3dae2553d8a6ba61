import { useText } from '@archway/platform';
import type { JawName } from '../../../frame/placement.ts';
import { jawColors } from '../../../objects/tones.ts';
import styles from '../workbench.module.css';

interface Props {
  jaws: readonly JawName[];
  measured: boolean;
  /** Another version lies over this one. */
  compared: boolean;
  sectioned: boolean;
}

/** What the tones and marks of the canvas mean; each has a shape besides its colour. */
export function Legend({ jaws, measured, compared, sectioned }: Props) {
  const t = useText('viewer3d');
  if (jaws.length === 0) return null;
  return (
    <ul className={styles.legend} aria-label={t('legend.title')}>
      {jaws.map((jaw) => (
        <li key={jaw}>
          <i
            data-mark={jaw}
            ref={(element) => void element?.style.setProperty('background', jawColors[jaw])}
            aria-hidden
          />
          {t(`jaw.${jaw}`)}
        </li>
      ))}
      {compared && (
        <li>
          <i data-mark="other" aria-hidden />
          {t('legend.other')}
        </li>
      )}
      {sectioned && (
        <li>
          <i data-mark="section" aria-hidden />
          {t('legend.section')}
        </li>
      )}
      {measured && (
        <li>
          <i data-mark="measure" aria-hidden />
          {t('legend.measure')}
        </li>
      )}
    </ul>
  );
}
