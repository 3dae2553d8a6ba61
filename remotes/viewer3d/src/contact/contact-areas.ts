export interface ContactAreas {
  /** Separate places where the jaws touch. */
  readonly count: number;
  /** mm² of surface within the threshold. */
  readonly area: number;
  /** Deepest overlap, mm; 0 without one. */
  readonly deepest: number;
  /** mm² of surface that lies deeper than the threshold. */
  readonly collision: number;
}

/** Smaller places are noise of the scanner, mm². */
const LEAST_MM2 = 0.05;

/**
 * Where the surface lies within `threshold` mm of the other jaw, or beyond it. A triangle that the limit crosses counts
 * with the part within, as if the distance changed evenly between its corners.
 */
export function contactAreas(
  positions: Float32Array,
  indices: Uint32Array,
  distances: Float32Array,
  threshold: number,
): ContactAreas {
  const group = new Int32Array(distances.length).fill(-1);
  const root = (v: number): number => {
    while (group[v]! >= 0) {
      const up = group[v]!;
      if (group[up]! >= 0) group[v] = group[up]!;
      v = up;
    }
    return v;
  };
  const areas = new Map<number, number>();
  const touching: [number, number][] = [];
  let collision = 0;
  for (let i = 0; i < indices.length; i += 3) {
    const [a, b, c] = [indices[i]!, indices[i + 1]!, indices[i + 2]!];
    const [da, db, dc] = [distances[a]!, distances[b]!, distances[c]!];
    const low = Math.min(da, db, dc);
    if (!(low <= threshold)) continue;
    const whole = triangleArea(positions, a, b, c);
    collision += whole * shareBelow(-threshold, da, db, dc);
    touching.push([a, whole * shareBelow(threshold, da, db, dc)]);
    for (const v of [b, c]) {
      const [one, two] = [root(a), root(v)];
      if (one !== two) group[two] = one;
    }
  }
  for (const [vertex, area] of touching) areas.set(root(vertex), (areas.get(root(vertex)) ?? 0) + area);
  const kept = [...areas.values()].filter((area) => area >= LEAST_MM2);
  return {
    count: kept.length,
    area: kept.reduce((sum, area) => sum + area, 0),
    deepest: deepestOf(distances),
    collision,
  };
}

function deepestOf(distances: Float32Array): number {
  let deepest = 0;
  for (const distance of distances) if (distance < deepest) deepest = distance;
  return Math.abs(deepest);
}

function triangleArea(positions: Float32Array, a: number, b: number, c: number): number {
  const p = (vertex: number, axis: number): number => positions[vertex * 3 + axis]!;
  const [ux, uy, uz] = [p(b, 0) - p(a, 0), p(b, 1) - p(a, 1), p(b, 2) - p(a, 2)];
  const [vx, vy, vz] = [p(c, 0) - p(a, 0), p(c, 1) - p(a, 1), p(c, 2) - p(a, 2)];
  return Math.hypot(uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx) / 2;
}

/** Share of a triangle in which a value that changes evenly between its corners is at most `limit`. NaN is far away. */
export function shareBelow(limit: number, ...corners: [number, number, number]): number {
  const [low, middle, high] = corners.map((d) => (Number.isNaN(d) ? limit + 1 : d)).sort((x, y) => x - y) as [
    number,
    number,
    number,
  ];
  if (limit < low) return 0;
  if (limit >= high) return 1;
  if (limit < middle) return (limit - low) ** 2 / ((middle - low) * (high - low));
  return 1 - (high - limit) ** 2 / ((high - middle) * (high - low));
}
