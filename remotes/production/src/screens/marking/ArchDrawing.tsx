import type { Marking } from '@archway/contracts';
import styles from './marking.module.css';

interface Props {
  marking: Marking;
  lower: boolean;
  label: string;
}

/** Widths of the places in the drawing. */
const [END, FRONT] = [46, 180];

/** Letters are about this much higher than wide. */
const SLIM = 1.6;

/** The height of letters with which a text stays in its place: the longer, the smaller, as on the appliance. */
const sizeIn = (text: string, width: number): number => Math.min(13, (width / Math.max(1, text.length)) * SLIM);

/** An appliance seen from above, with what is marked on it: left and right ends, the front, and the brand. */
export function ArchDrawing({ marking, lower, label }: Props) {
  const { left, right, content, brand } = marking;
  const flip = lower ? 'translate(0 190) scale(1 -1)' : undefined;
  const y = (at: number): number => (lower ? 190 - at : at);
  return (
    <svg className={styles.arch} viewBox="0 0 420 190" role="img" aria-label={label}>
      <g transform={flip}>
        <path d="M60 176 C60 60 130 18 210 18 C290 18 360 60 360 176 L312 176 C312 96 268 64 210 64 C152 64 108 96 108 176 Z" />
      </g>
      <text x="210" y={y(42)} fontSize={sizeIn(content.text, FRONT)}>
        {content.text}
      </text>
      <text x="84" y={y(150)} fontSize={sizeIn(left.text, END)}>
        {left.text}
      </text>
      <text x="336" y={y(150)} fontSize={sizeIn(right.text, END)}>
        {right.text}
      </text>
      <text x="210" y={y(120)} className={styles.brand}>
        {brand.text}
      </text>
    </svg>
  );
}
