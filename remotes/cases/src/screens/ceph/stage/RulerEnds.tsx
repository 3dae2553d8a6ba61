import type { Point } from '@archway/ceph';
import type { RulerEnd } from './use-pointing.ts';
import styles from './stage.module.css';

/** The ruler that the film is calibrated by, with two ends to be dragged onto its marks. */
export function RulerEnds({ ends: { from, to }, unit }: { ends: Readonly<Record<RulerEnd, Point>>; unit: number }) {
  return (
    <g className={styles.ruler} aria-hidden="true">
      <line x1={from.x} y1={from.y} x2={to.x} y2={to.y} />
      {[from, to].map((end, at) => (
        <g key={at === 0 ? 'from' : 'to'}>
          <circle cx={end.x} cy={end.y} r={8 * unit} />
          <path d={`M${end.x - 4 * unit} ${end.y}h${8 * unit}M${end.x} ${end.y - 4 * unit}v${8 * unit}`} />
        </g>
      ))}
    </g>
  );
}
