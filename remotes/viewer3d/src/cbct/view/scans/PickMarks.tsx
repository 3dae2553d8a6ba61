import { useFrame } from '../../../scene/use-frame.ts';
import type { CbctEngine } from '../../engine/cbct-engine.ts';
import { isPlane, type PaneName } from '../../engine/panes.ts';
import { move, type Rigid } from '../../registration/rigid.ts';
import { projectionOf } from './projection.ts';
import type { Picking } from './use-registration.ts';
import styles from './marks.module.css';

interface Props {
  engine: CbctEngine;
  pane: PaneName;
  picking: Picking;
  rigid: Rigid;
}

/** A point is seen in slices that pass this near, in mm. */
const NEAR_MM = 1.5;

/** The numbered points of the pairs: those of the scan in the rendering, those of the CT in the slices. */
export function PickMarks({ engine, pane, picking: { pairs, pending }, rigid }: Props) {
  useFrame(engine.frames);
  if (engine.disposed) return null;
  const { place, depth } = projectionOf(engine, pane);
  const points = isPlane(pane)
    ? pairs.map(({ to }) => to)
    : [...pairs.map(({ from }) => from), ...(pending ? [pending] : [])].map((from) => move(rigid, from));
  return (
    <svg className={styles.layer} data-marks={points.length} aria-hidden>
      {points.map((point, n) => {
        if (isPlane(pane) && Math.abs(depth(point)) > NEAR_MM) return null;
        const [x, y] = place(point);
        return (
          <g key={n} transform={`translate(${x} ${y})`}>
            <circle r={8} className={styles.dot} />
            <text className={styles.number} dy="0.35em">
              {n + 1}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
