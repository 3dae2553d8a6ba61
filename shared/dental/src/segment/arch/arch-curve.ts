import { meanArchOn } from './mean-arch.ts';
import { type PlaneLine, type PlanePoint, beyond, evenly, smoothed, throughPoints } from './plane-line.ts';
import type { RidgePoint } from './ridge.ts';

/** Distance of the curve's points, and so the width of a bin of everything that is counted along the arch; mm. */
export const BIN = 0.25;

/** The middle line of the crowns from one end of the jaw to the other, in points of BIN mm. */
export interface ArchCurve {
  readonly points: PlaneLine;
  /** Unit direction at each point. */
  readonly tangents: PlaneLine;
  /** Where along the curve (mm) it crosses the midline. */
  readonly midline: number;
}

/** Half the stretch over which a direction is taken, in points. */
const HALF = 4;
/** Further back than this (mm) a curve may cross the midline once more. */
const FRONT = -25;

function curveOn(points: PlaneLine): ArchCurve {
  const last = points.length - 1;
  const tangents = points.map((_, i): PlanePoint => {
    const [a, b] = [points[Math.max(0, i - HALF)]!, points[Math.min(last, i + HALF)]!];
    const long = Math.sqrt((b[0] - a[0]) ** 2 + (b[1] - a[1]) ** 2) || 1;
    return [(b[0] - a[0]) / long, (b[1] - a[1]) / long];
  });
  let midline = 0;
  let nearest = Infinity;
  points.forEach(([x, z], i) => {
    if (z <= FRONT || Math.abs(x) >= nearest) return;
    nearest = Math.abs(x);
    midline = i * BIN;
  });
  return { points, tangents, midline };
}

/** Beyond the last tooth the curve goes on straight, mm. */
const ENDS = 7;
/** Ridge points count for the residual of the mean arch within this distance beside it, mm. */
const BESIDE = 7;
/** Points of 0.5 mm: bell over which residuals are averaged, its reach, and the weight of having none. */
const BELL = 8;
const BELL_REACH = 40;
const NO_RESIDUAL = 45;

/** The mean arch, laid on the ridge of the height map and bent to it where the ridge is sure. */
export function firstCurve(ridge: readonly RidgePoint[], jaw: 'upper' | 'lower'): ArchCurve {
  const { line, weighed } = meanArchOn(ridge, jaw);
  const rows = line.map((point, i) => {
    const [a, b] = [line[Math.max(0, i - 2)]!, line[Math.min(line.length - 1, i + 2)]!];
    const long = Math.sqrt((b[0] - a[0]) ** 2 + (b[1] - a[1]) ** 2) || 1;
    const [tx, tz] = [(b[0] - a[0]) / long, (b[1] - a[1]) / long];
    let [nearest, off, weight] = [1, 0, 0];
    for (const { point: p, weight: own } of weighed) {
      const along = Math.abs((p[0] - point[0]) * tx + (p[1] - point[1]) * tz);
      const across = (p[1] - point[1]) * tx - (p[0] - point[0]) * tz;
      if (along < nearest && Math.abs(across) < BESIDE) [nearest, off, weight] = [along, across, own];
    }
    return { off, weight, normal: [-tz, tx] as const };
  });
  const bent = line.map(([x, z], i): PlanePoint => {
    let [sum, whole] = [0, NO_RESIDUAL];
    for (let k = -BELL_REACH; k <= BELL_REACH; k++) {
      const row = rows[i + k];
      if (!row) continue;
      const weight = Math.exp((-k * k) / (2 * BELL * BELL)) * row.weight;
      sum += weight * row.off;
      whole += weight;
    }
    const [nx, nz] = rows[i]!.normal;
    return [x + (sum / whole) * nx, z + (sum / whole) * nz];
  });
  const soft = smoothed(bent, 6);
  const last = soft.length - 1;
  const ends = [beyond(soft[0]!, soft[10]!, ENDS), ...soft, beyond(soft[last]!, soft[last - 10]!, ENDS)];
  return curveOn(evenly(ends, BIN));
}

/** A curve through the middles of crowns that were found or pointed at, in their order along the arch. */
export function curveThrough(middles: PlaneLine): ArchCurve {
  const last = middles.length - 1;
  const soft = middles.map((point, i): PlanePoint => {
    if (i === 0 || i === last) return point;
    const [before, after] = [middles[i - 1]!, middles[i + 1]!];
    return [0.25 * before[0] + 0.5 * point[0] + 0.25 * after[0], 0.25 * before[1] + 0.5 * point[1] + 0.25 * after[1]];
  });
  const [first, second, end, next] = [soft[0]!, soft[1]!, soft[last]!, soft[last - 1]!];
  const long = [
    beyond(first, second, 18),
    beyond(first, second, 9),
    ...soft,
    beyond(end, next, 9),
    beyond(end, next, 18),
  ];
  const dense = evenly(throughPoints(long, 24), 0.5);
  // The straight ends are left as they are: a bell would shorten them.
  const bell = smoothed(dense, 5);
  const curve = dense.map((point, i) => (i < 15 || i + 15 >= dense.length ? point : bell[i]!));
  return curveOn(evenly(curve, BIN));
}
