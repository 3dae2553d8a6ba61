import { useId } from 'react';
import { useText } from '@archway/platform';
import type { LaidModel } from './lay-batch.ts';
import styles from './batch.module.css';

interface Props {
  /** In mm. */
  width: number;
  depth: number;
  models: readonly LaidModel[];
  label: string;
}

/** Around the plate, in mm. */
const EDGE = 4;

/** A plate from above, in mm, its origin at the left and in front; the space of each model with its name. */
export function Plate({ width, depth, models, label }: Props) {
  const t = useText('production');
  const grid = useId();
  const letters = Math.min(width, depth) / 24;
  return (
    <svg
      className={styles.plate}
      viewBox={`${-EDGE} ${-EDGE} ${width + 2 * EDGE} ${depth + 2 * EDGE}`}
      role="img"
      aria-label={label}
    >
      <defs>
        <pattern id={grid} width="10" height="10" patternUnits="userSpaceOnUse">
          <path d="M10 0H0V10" className={styles.gridLine} />
        </pattern>
      </defs>
      <rect width={width} height={depth} rx="2" className={styles.bed} />
      <rect width={width} height={depth} rx="2" fill={`url(#${grid})`} />
      {models.map(({ key, x, y, width: across, depth: along, item, name }) => {
        // The picture counts from above, the plate from in front.
        const top = depth - y - along;
        const [middle, half] = [x + across / 2, top + along / 2];
        return (
          <g key={key} className={styles[item.state]}>
            <title>{`${item.code} ${name} · ${t(`print.item.${item.state}`)}`}</title>
            <rect x={x} y={top} width={across} height={along} rx="2" className={styles.space} />
            <path d={archOf(middle, half, Math.min(across, along) * 0.32)} className={styles.arch} />
            <text x={middle} y={half - letters * 0.1} fontSize={letters} className={styles.name}>
              {name}
            </text>
            <text x={middle} y={half + letters * 0.95} fontSize={letters * 0.62} className={styles.of}>
              {item.code.replace(/^PO-\d{4}-/, '')}
            </text>
          </g>
        );
      })}
    </svg>
  );
}

/** A dental arch, as a sign for a model; not its outline, which nobody knows yet. */
const archOf = (x: number, y: number, r: number): string =>
  `M${x - r} ${y + r * 0.9}C${x - r} ${y - r * 1.5} ${x + r} ${y - r * 1.5} ${x + r} ${y + r * 0.9}`;
