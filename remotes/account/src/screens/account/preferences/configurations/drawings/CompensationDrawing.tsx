import { type DrawingProps, within } from './read-values.ts';
import styles from './drawings.module.css';

/** The line of the cutter beside the edge of the gum, and how far from it. */
export function CompensationDrawing({ values }: DrawingProps) {
  const total = Math.round((values.number('compensationSetting') + values.number('extraCompensation')) * 1000) / 1000;
  const away = within(total * 14, -28, 30);
  const terminal = within((values.number('molarTeethOffset', total) || total) * 14, -28, 30);
  return (
    <>
      <path className={styles.body} d="M8 108 V62 q16 12 32 0 t32 0 t32 0 t32 0 t32 0 t32 0 V108 z" />
      {[8, 40, 72, 104, 136, 168].map((x) => (
        <path key={x} className={styles.tooth} d={`M${x} 62 q-1 -34 8 -36 h16 q9 2 8 36 q-16 12 -32 0 z`} />
      ))}
      <path
        className={styles.mark}
        d={`M8 ${64 + away} q16 12 32 0 t32 0 t32 0 t32 0 q16 12 32 ${(terminal - away) / 2} t32 ${(terminal - away) / 2}`}
      />
      <path className={styles.mark} d={`M120 68 V${70 + away}`} />
      <text className={styles.word} x="152" y={within(84 + away, 60, 112)}>
        {total}
      </text>
    </>
  );
}
