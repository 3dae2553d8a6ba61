/** A point of the occlusal plane: x along the slots, z to the lips, in mm. */
export type PlanePoint = readonly [number, number];
export type PlaneLine = readonly PlanePoint[];

const distance = (a: PlanePoint, b: PlanePoint): number => Math.sqrt((a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2);

const mixed = (a: PlanePoint, b: PlanePoint, part: number): PlanePoint => [
  a[0] + (b[0] - a[0]) * part,
  a[1] + (b[1] - a[1]) * part,
];

/** The line in points of equal distance. */
export function evenly(line: PlaneLine, step: number): PlanePoint[] {
  const out = [line[0]!];
  let since = 0;
  for (let i = 1; i < line.length; i++) {
    const [a, b] = [line[i - 1]!, line[i]!];
    const long = distance(a, b);
    let at = step - since;
    for (; at <= long; at += step) out.push(mixed(a, b, at / long));
    since = long - (at - step);
  }
  return out;
}

/** The point `reach` mm beyond `end`, seen from `from`. */
export function beyond(end: PlanePoint, from: PlanePoint, reach: number): PlanePoint {
  const long = distance(end, from) || 1;
  return [end[0] + ((end[0] - from[0]) / long) * reach, end[1] + ((end[1] - from[1]) / long) * reach];
}

/** A smooth line through all points (Catmull and Rom), `parts` to a piece. */
export function throughPoints(points: PlaneLine, parts: number): PlanePoint[] {
  const out: PlanePoint[] = [];
  const last = points.length - 1;
  const spline = (a: number, b: number, c: number, d: number, t: number): number =>
    0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t * t * t);
  for (let i = 0; i < last; i++) {
    const [a, b, c, d] = [points[Math.max(0, i - 1)]!, points[i]!, points[i + 1]!, points[Math.min(last, i + 2)]!];
    for (let k = 0; k < parts; k++) {
      out.push([spline(a[0], b[0], c[0], d[0], k / parts), spline(a[1], b[1], c[1], d[1], k / parts)]);
    }
  }
  out.push(points[last]!);
  return out;
}

/** A bell over the neighbours of each point, `sigma` points wide; ends are mirrored on themselves, so they stay. */
export function smoothed(line: PlaneLine, sigma: number): PlanePoint[] {
  const reach = Math.ceil(3 * sigma);
  const last = line.length - 1;
  const mirror = (at: number, end: number): PlanePoint => {
    const own = line[Math.max(0, Math.min(last, 2 * end - at))]!;
    return [2 * line[end]![0] - own[0], 2 * line[end]![1] - own[1]];
  };
  return line.map((_, i) => {
    const sum = [0, 0, 0];
    for (let k = -reach; k <= reach; k++) {
      const at = i + k;
      const point = at < 0 ? mirror(at, 0) : at > last ? mirror(at, last) : line[at]!;
      const bell = Math.exp((-k * k) / (2 * sigma * sigma));
      sum[0]! += bell * point[0];
      sum[1]! += bell * point[1];
      sum[2]! += bell;
    }
    return [sum[0]! / sum[2]!, sum[1]! / sum[2]!] as const;
  });
}
