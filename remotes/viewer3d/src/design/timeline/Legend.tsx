import type { PlanDocument } from '@archway/contracts';
import { useText } from '@archway/platform';
import { marksOf } from './marks.ts';
import styles from './timeline.module.css';

/** What the marks of the timeline mean. */
export function Legend({ document }: { document: PlanDocument }) {
  const t = useText('viewer3d');
  return (
    <ul className={styles.legend}>
      {marksOf(document).map((mark) => (
        <li key={mark}>
          <i data-mark={mark} aria-hidden />
          {t(`design.timeline.legend.${mark}`)}
        </li>
      ))}
    </ul>
  );
}
