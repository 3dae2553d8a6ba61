import { RunningLeastSquares } from '@archway/geometry';
import { CellMap } from './cell-map.ts';

/** Points in the occlusal plane, x and z alternating. */
export type PlanePoints = Float64Array;

const DIRECTIONS = 72;

export interface ArchFront {
  /** Direction of the front in the plane, in radians from x towards z. */
  angle: number;
  /** Share of the points that lie on the parabola, 0 to 1. */
  fit: number;
}

/** A dental arch is a parabola open to the back: the front is the direction in which the best one fits. */
export function archFront(points: PlanePoints): ArchFront {
  let best: ArchFront & { score: number } = { angle: 0, fit: 0, score: -Infinity };
  for (let k = 0; k < DIRECTIONS; k++) {
    const angle = (k * 2 * Math.PI) / DIRECTIONS;
    const { fit, tilt, curvature } = parabola(points, Math.cos(angle), Math.sin(angle));
    const score = fit - (curvature > 0 ? 1 : 0) - (Math.abs(tilt) > 0.35 ? 0.1 * Math.abs(tilt) : 0);
    if (score > best.score) best = { angle, fit, score };
  }
  return { angle: best.angle, fit: best.fit };
}

/** Robust fit of depth = c0 + c1·side + c2·side²; distances of some 4 mm from the curve count half. */
function parabola(points: PlanePoints, fx: number, fz: number): { fit: number; tilt: number; curvature: number } {
  const count = points.length / 2;
  const weights = new Float64Array(count).fill(1);
  let [c0, c1, c2] = [0, 0, 0];
  let sum = 0;
  for (let round = 0; round < 5; round++) {
    const fit = new RunningLeastSquares();
    for (let i = 0; i < count; i++) {
      const depth = points[i * 2]! * fx + points[i * 2 + 1]! * fz;
      const side = points[i * 2 + 1]! * fx - points[i * 2]! * fz;
      fit.add(1, side, side * side, depth, weights[i]!);
    }
    [c0, c1, c2] = fit.solve();
    sum = 0;
    for (let i = 0; i < count; i++) {
      const depth = points[i * 2]! * fx + points[i * 2 + 1]! * fz;
      const side = points[i * 2 + 1]! * fx - points[i * 2]! * fz;
      const slope = c1 + 2 * c2 * side;
      const off = depth - (c0 + c1 * side + c2 * side * side);
      weights[i] = 1 / (1 + (off * off) / (16 * (1 + slope * slope)));
      sum += weights[i]!;
    }
  }
  return { fit: sum / Math.max(1, count), tilt: c1, curvature: c2 };
}

export interface Midline {
  /** Turn to add to the front's direction, in radians, and sideways shift in mm. */
  turn: number;
  shift: number;
  /** Share of the arch that lies on itself when mirrored, 0 to 1. */
  symmetry: number;
}

/** `points` are x (sideways) and z (forward). The mirror under which most of the arch meets itself is the midline. */
export function findMidline(points: PlanePoints): Midline {
  let best: Midline = { turn: 0, shift: 0, symmetry: -1 };
  for (let degrees = -20; degrees <= 20; degrees += 2) {
    const turn = (degrees * Math.PI) / 180;
    const arch = rotated(points, turn);
    const cells = new CellMap();
    for (let i = 0; i < arch.length; i += 2) cells.add(arch[i]!, arch[i + 1]!);
    for (let shift = -8; shift <= 8; shift += 0.75) {
      let met = 0;
      let asked = 0;
      for (let i = 0; i < arch.length; i += 6) {
        asked++;
        if (cells.has(2 * shift - arch[i]!, arch[i + 1]!)) met++;
      }
      const symmetry = met / Math.max(1, asked);
      if (symmetry > best.symmetry) best = { turn, shift, symmetry };
    }
  }
  return best;
}

function rotated(points: PlanePoints, turn: number): PlanePoints {
  const c = Math.cos(turn);
  const s = Math.sin(turn);
  const out = new Float64Array(points.length);
  for (let i = 0; i < points.length; i += 2) {
    out[i] = c * points[i]! - s * points[i + 1]!;
    out[i + 1] = s * points[i]! + c * points[i + 1]!;
  }
  return out;
}
