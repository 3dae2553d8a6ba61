import { type DrawingProps, within } from './read-values.ts';
import styles from './drawings.module.css';

/** Points along the arch, from the left of the picture to the right. */
const places: Readonly<Record<string, readonly [x: number, y: number]>> = {
  left: [40, 88],
  centerLeft: [58, 46],
  center: [104, 28],
  centerRight: [150, 46],
  right: [168, 88],
};

/** A jaw from above: where the gum is carved, and on which side the step stands. */
export function TextDrawing({ values }: DrawingProps) {
  const [x, y] = places[values.text('textPos')] ?? [104, 28];
  const lingual = values.text('stepTextPosition') === 'lingual';
  const own = values.text('gumCarvingContent');
  // A template is named by its number, which says nothing to a reader.
  const word = /^[\w .+#/-]{1,8}$/.test(own) ? own : 'AW';
  return (
    <>
      <path
        className={styles.body}
        d="M22 110 C18 30 62 8 104 8 C146 8 190 30 186 110 H152 C154 62 136 44 104 44 C72 44 54 62 56 110 z"
      />
      {values.is('gumCarving') ? (
        <text
          className={styles.word}
          x={x}
          y={y}
          style={{ fontSize: within(values.number('gumCarvingTextHeight', 2.5) * 4.4, 6, 24) }}
        >
          {word}
        </text>
      ) : null}
      {values.is('stepText') ? (
        <text className={styles.word} x={lingual ? 104 : 190} y={lingual ? 66 : 30}>
          01
        </text>
      ) : null}
      {values.text('brand') === '' ? null : (
        <text className={styles.word} x="104" y="98">
          {values.text('brand').slice(0, 12)}
        </text>
      )}
    </>
  );
}
