import { type DrawingProps, within } from './read-values.ts';
import styles from './drawings.module.css';

const TEETH = [34, 58, 82, 106, 130, 154];

/** A model from the side: hollow or solid, on a base, with the seat of a cutting machine. */
export function ShellDrawing({ values }: DrawingProps) {
  const base = values.is('generateBase') ? within(values.number('baseHeight', 8) * 1.2, 5, 26) : 0;
  const wall = within(values.number('shellThickness', 2.5) * 2.2, 3, 18);
  const bottom = 74 + base;
  return (
    <>
      {TEETH.map((x, at) => (
        <path key={x} className={styles.tooth} d={`M${x} 60 q-2 -26 ${at < 3 ? 4 : 2} -28 q8 -5 16 0 q6 2 4 28 z`} />
      ))}
      <path className={styles.body} d={`M26 ${bottom} V58 q13 8 24 0 t24 0 t24 0 t24 0 t24 0 t24 0 V${bottom} z`} />
      {values.is('shell') ? (
        <rect
          className={styles.hollow}
          x={26 + wall}
          y={62 + wall / 2}
          width={144 - 2 * wall}
          height={Math.max(2, bottom - 62 - wall / 2)}
        />
      ) : null}
      {values.is('generateBase') && values.is('bottomPlate') ? (
        <rect className={styles.marked} x="20" y={bottom} width="156" height="3" />
      ) : null}
      {values.text('fixture') === 'none'
        ? null
        : [62, 134].map((x) => (
            <g key={x}>
              <rect className={styles.body} x={x - 9} y={bottom} width="18" height="12" />
              <circle className={styles.mark} cx={x} cy={bottom + 6} r={within(values.number('xl2HoleSize'), 1, 5)} />
            </g>
          ))}
      {values.is('vfill')
        ? TEETH.slice(1).map((x) => (
            <circle key={x} className={styles.marked} cx={x} cy="54" r={4 - values.number('vfillSize')} />
          ))
        : null}
    </>
  );
}
