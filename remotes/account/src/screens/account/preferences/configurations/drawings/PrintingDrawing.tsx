import { type DrawingProps, within } from './read-values.ts';
import styles from './drawings.module.css';

const CELLS = Array.from({ length: 12 }, (_, at) => [62 + (at % 6) * 14 + (at < 6 ? 0 : 7), at < 6 ? 40 : 52] as const);

/** A model on the plate of a printer, lying or upright on its foot. */
export function PrintingDrawing({ values }: DrawingProps) {
  const upright = values.is('verticalPrint.useVerticalPrint');
  const angle = within(values.number('verticalPrint.angle'), 0, 90);
  const foot = within(values.number('verticalPrint.width', 1) * 6, 4, 60);
  return (
    <>
      <path className={styles.line} d="M10 104 H198" />
      <g
        transform={
          upright ? `translate(104 ${100 - 4}) rotate(${-90 + angle}) translate(-6 -60) scale(0.7)` : 'translate(0 36)'
        }
      >
        <path className={styles.body} d="M52 66 V34 q26 -22 52 -22 t52 22 V66 z" />
        {values.is('needHoneycombStructure')
          ? CELLS.map(([x, y]) => (
              <path key={`${x} ${y}`} className={styles.mark} d={`M${x} ${y - 6} l6 3 v6 l-6 3 l-6 -3 v-6 z`} />
            ))
          : null}
        {values.is('diversionHole') ? (
          <circle
            className={styles.mark}
            cx="104"
            cy="60"
            r={within(values.number('diversionHoleRadius') * 3, 2, 14)}
          />
        ) : null}
      </g>
      {upright ? (
        <>
          <rect className={styles.marked} x={104 - foot / 2} y="100" width={foot} height="4" />
          <text className={styles.word} x="176" y="96">
            {angle}°
          </text>
        </>
      ) : null}
    </>
  );
}
