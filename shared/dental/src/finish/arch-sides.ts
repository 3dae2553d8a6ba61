import { type Vec3, mean } from '@archway/geometry';
import type { GumSurface } from './gum-surface.ts';

/** So many parts of a whole turn about the middle of the arch. */
const PARTS = 96;
/** Parts on each side that the straight line is smoothed over. */
const WINDOW = 9;

/** Places around the arch: by the turn about its middle, and inside or outside of the gum line. */
export interface ArchSides {
  /** Whether a place is on the outer side, towards cheek and lip. */
  isBuccal(x: number, z: number): boolean;
  /** Height of the straight line at a place: the smoothed lowest gum line of its side, teeth upwards, mm. */
  lineAt(x: number, z: number): number;
}

const NONE = Number.POSITIVE_INFINITY;

/** The mean of what is there in a window about each part, which closes where a turn ends. */
function smoothed(values: readonly number[]): number[] {
  return values.map((_, part) => {
    let [sum, count] = [0, 0];
    for (let by = -WINDOW; by <= WINDOW; by++) {
      const value = values[(part + by + PARTS) % PARTS]!;
      if (value === NONE) continue;
      const weight = WINDOW + 1 - Math.abs(by);
      sum += value * weight;
      count += weight;
    }
    return count > 0 ? sum / count : NONE;
  });
}

export function archSides({ positions, owners, teeth }: Pick<GumSurface, 'positions' | 'owners' | 'teeth'>): ArchSides {
  const centers = [...teeth.values()];
  const [x0] = mean(centers);
  // As far back as the last teeth: they stand to its sides, the front teeth before it.
  const z0 = Math.min(...centers.map(([, , z]) => z));
  const partOf = (x: number, z: number): number =>
    Math.floor(((Math.atan2(z - z0, x - x0) / (2 * Math.PI) + 1) % 1) * PARTS);
  const radii: number[][] = Array.from({ length: PARTS }, () => []);
  const line: Vec3[] = [];
  for (let at = 0; at < positions.length / 3; at++) {
    if (owners[at] === 0) continue;
    const point: Vec3 = [positions[3 * at]!, positions[3 * at + 1]!, positions[3 * at + 2]!];
    line.push(point);
    radii[partOf(point[0], point[2])]!.push(Math.hypot(point[0] - x0, point[2] - z0));
  }
  const middles = smoothed(
    radii.map((all) => (all.length > 0 ? all.reduce((sum, r) => sum + r, 0) / all.length : NONE)),
  );
  const isOutside = (x: number, z: number): boolean => Math.hypot(x - x0, z - z0) >= middles[partOf(x, z)]!;
  const lowest = [true, false].map((outside) => {
    const heights = Array.from({ length: PARTS }, () => NONE);
    for (const [x, y, z] of line)
      if (isOutside(x, z) === outside) heights[partOf(x, z)] = Math.min(heights[partOf(x, z)]!, y);
    return smoothed(heights);
  });
  return {
    isBuccal: isOutside,
    lineAt(x, z) {
      const found = lowest[isOutside(x, z) ? 0 : 1]![partOf(x, z)]!;
      return found === NONE ? (lowest[0]![partOf(x, z)] ?? NONE) : found;
    },
  };
}
