import { type DrawingProps, within } from './read-values.ts';
import styles from './drawings.module.css';

const TEETH = [8, 40, 72, 104, 136, 168];

/** Teeth with the line along which the aligner is cut: from scalloped to straight, with the gum that is kept. */
export function CutLineDrawing({ values }: DrawingProps) {
  const straight = values.is('buccalStraight') || values.is('lingualStraight');
  const shape = straight ? 1 : within(values.number('cutLineShape'), 0, 1);
  const sag = 20 * (1 - shape);
  const gum = within(values.number('reserveGum') * 5, 0, 40);
  const end = gum * within(values.number('reserveGumTerminalOffset', 1), 0, 1);
  const y = 58 + gum;
  const auto = values.is('cutLineType');
  return (
    <>
      <path className={styles.body} d="M8 112 V58 q16 20 32 0 t32 0 t32 0 t32 0 t32 0 t32 0 V112 z" />
      {TEETH.map((x) => (
        <path key={x} className={styles.tooth} d={`M${x} 58 q-1 -34 8 -36 h16 q9 2 8 36 q-16 20 -32 0 z`} />
      ))}
      <path
        className={`${styles.mark} ${auto ? '' : styles.dashed}`}
        d={`M8 ${y} ${TEETH.slice(0, 5)
          .map(() => `q16 ${sag} 32 0`)
          .join(' ')} q16 ${sag} 32 ${end - gum}`}
      />
      {values.is('cutlineIndicator') ? <circle className={styles.marked} cx="104" cy={y} r="3" /> : null}
      <path
        className={`${styles.line} ${styles.dashed}`}
        d={`M8 ${within(y + 6 + values.number('safeDistance') * 2, 20, 114)} H200`}
      />
    </>
  );
}
