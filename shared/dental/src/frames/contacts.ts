import type { Vec3 } from '@archway/geometry';

/** Vertices that two crowns share, in the scan: the seam of their contact. */
const keyOf = (positions: ArrayLike<number>, at: number): string =>
  `${positions[3 * at]!},${positions[3 * at + 1]!},${positions[3 * at + 2]!}`;

/** So many shared vertices make a contact; fewer are a touch of the labels at the papilla. */
const FEWEST = 4;
/** Of the seam the upper half lies at the contact, the rest runs down to the papilla. */
const UPPER = 0.5;

/**
 * Where two neighbours touch: the middle of the upper half of the seam between their crowns, as it was scanned; null where
 * they stand apart. Vertices of a border are the same in both crowns to the last bit.
 */
export function seamBetween(one: ArrayLike<number>, other: ArrayLike<number>): Vec3 | null {
  const there = new Set<string>();
  for (let at = 0; at < other.length / 3; at++) there.add(keyOf(other, at));
  const seam: Vec3[] = [];
  for (let at = 0; at < one.length / 3; at++)
    if (there.has(keyOf(one, at))) seam.push([one[3 * at]!, one[3 * at + 1]!, one[3 * at + 2]!]);
  if (seam.length < FEWEST) return null;
  seam.sort((a, b) => b[1] - a[1]);
  const upper = seam.slice(0, Math.max(FEWEST, Math.ceil(seam.length * UPPER)));
  const sum = (k: 0 | 1 | 2): number => upper.reduce((total, point) => total + point[k], 0) / upper.length;
  return [sum(0), sum(1), sum(2)];
}
