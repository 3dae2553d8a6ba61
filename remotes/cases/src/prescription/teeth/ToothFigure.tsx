import type { Tooth } from '@archway/contracts';
import type { ToothMark } from './tooth-marks.ts';
import { toothShape } from './tooth-shape.ts';
import styles from './chart.module.css';

const HEIGHT = 32;

/** How a crown is drawn: by what is said of the tooth, or as one that something is asked for. */
export type FigureMark = ToothMark | 'asked';

/** A crown as the chart and its legend draw it: marked by colour and by line, since colour alone says nothing to some. */
export function ToothFigure({
  tooth,
  marks,
  lower = false,
}: {
  tooth: Tooth;
  marks: readonly FigureMark[];
  lower?: boolean;
}) {
  const { width, path } = toothShape(tooth);
  const classes = marks.map((mark) => styles[mark]).join(' ');
  return (
    <svg className={`${styles.figure} ${classes}`} viewBox={`0 0 ${width} ${HEIGHT}`} aria-hidden="true">
      <g transform={lower ? `matrix(1 0 0 -1 0 ${HEIGHT})` : undefined}>
        <path d={path} />
        {marks.includes('extract') ? (
          <path className={styles.cross} d={`M4 6L${width - 4} ${HEIGHT - 6}M${width - 4} 6L4 ${HEIGHT - 6}`} />
        ) : null}
      </g>
    </svg>
  );
}
