/** x, y in mm in an axial plane of patient space: x to the patient's left, y to the back. */
export type Vec2 = readonly [number, number];

export interface CurvePoint {
  readonly x: number;
  readonly y: number;
  /** Unit tangent. */
  readonly tx: number;
  readonly ty: number;
}

export interface SampledCurve {
  readonly points: readonly CurvePoint[];
  /** mm from one point to the next. */
  readonly step: number;
  /** Whole length in mm. */
  readonly length: number;
}

const FINE = 32;

/** From the patient's right to the left, so that the picture has the right at its left, as every other pane. */
export const fromTheRight = (points: readonly Vec2[]): readonly Vec2[] =>
  points.length > 1 && points[0]![0] > points.at(-1)![0] ? points.toReversed() : points;

/**
 * A smooth curve through the control points (centripetal Catmull-Rom, which neither loops nor overshoots), measured off
 * in equal steps.
 * @param step mm between samples
 */
export function sampleCurve(control: readonly Vec2[], step: number): SampledCurve {
  const fine = fineLine(control);
  const along = [0];
  for (let n = 1; n < fine.length; n += 1)
    along.push(along[n - 1]! + Math.hypot(fine[n]![0] - fine[n - 1]![0], fine[n]![1] - fine[n - 1]![1]));
  const length = along.at(-1) ?? 0;
  if (length === 0) return { points: [], step, length: 0 };
  const count = Math.max(2, Math.floor(length / step) + 1);
  const places: Vec2[] = [];
  let segment = 0;
  for (let n = 0; n < count; n += 1) {
    const wanted = Math.min(n * step, length);
    while (segment < fine.length - 2 && along[segment + 1]! < wanted) segment += 1;
    const share = (wanted - along[segment]!) / (along[segment + 1]! - along[segment]! || 1);
    const a = fine[segment]!;
    const b = fine[segment + 1]!;
    places.push([a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share]);
  }
  const points = places.map(([x, y], n) => {
    const before = places[Math.max(0, n - 1)]!;
    const after = places[Math.min(count - 1, n + 1)]!;
    const size = Math.hypot(after[0] - before[0], after[1] - before[1]) || 1;
    return { x, y, tx: (after[0] - before[0]) / size, ty: (after[1] - before[1]) / size };
  });
  return { points, step, length };
}

/** The curve in short straight pieces, unevenly long. */
export function fineLine(control: readonly Vec2[]): readonly Vec2[] {
  const points = control.filter((point, n) => n === 0 || distance(point, control[n - 1]!) > 1e-6);
  if (points.length < 3) return points;
  const ghost = (a: Vec2, b: Vec2): Vec2 => [2 * a[0] - b[0], 2 * a[1] - b[1]];
  const all = [ghost(points[0]!, points[1]!), ...points, ghost(points.at(-1)!, points.at(-2)!)];
  const line: Vec2[] = [points[0]!];
  for (let n = 1; n < all.length - 2; n += 1)
    for (let part = 1; part <= FINE; part += 1)
      line.push(between([all[n - 1]!, all[n]!, all[n + 1]!, all[n + 2]!], part / FINE));
  return line;
}

/** Barry and Goldman's recursion with knots at the square root of the chord. */
function between([a, b, c, d]: readonly [Vec2, Vec2, Vec2, Vec2], share: number): Vec2 {
  const t1 = Math.sqrt(distance(a, b));
  const t2 = t1 + Math.sqrt(distance(b, c));
  const t3 = t2 + Math.sqrt(distance(c, d));
  const t = t1 + (t2 - t1) * share;
  const blend = (p: Vec2, q: Vec2, from: number, to: number): Vec2 => {
    const k = (t - from) / (to - from);
    return [p[0] + (q[0] - p[0]) * k, p[1] + (q[1] - p[1]) * k];
  };
  const ab = blend(a, b, 0, t1);
  const bc = blend(b, c, t1, t2);
  const cd = blend(c, d, t2, t3);
  return blend(blend(ab, bc, 0, t2), blend(bc, cd, t1, t3), t1, t2);
}

const distance = (a: Vec2, b: Vec2): number => Math.hypot(a[0] - b[0], a[1] - b[1]);
