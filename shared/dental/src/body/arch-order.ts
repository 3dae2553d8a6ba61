import type { Vec3 } from '@archway/geometry';

/** A tooth with where its number and its place put it in the row. */
export interface OutOfOrder {
  readonly fdi: number;
  /** How many places the two are apart. */
  readonly by: number;
}

interface Standing {
  readonly fdi: number;
  readonly center: Vec3;
}

/** How far from the back of the jaw to its front the arch is looked at from: inside of it, whatever its form. */
const DEPTH = 0.3;

/** A point inside of the arch, of the extent of a whole jaw: teeth may be missing on one side. */
function inside(positions: ArrayLike<number>): readonly [number, number] {
  let [left, right, back, front] = [Infinity, -Infinity, Infinity, -Infinity];
  for (let at = 0; at < positions.length; at += 3) {
    const [x, z] = [positions[at]!, positions[at + 2]!];
    left = Math.min(left, x);
    right = Math.max(right, x);
    back = Math.min(back, z);
    front = Math.max(front, z);
  }
  return [(left + right) / 2, back + DEPTH * (front - back)];
}

/**
 * Teeth that do not stand in the order of their numbers, as seen from inside of the arch. Two that changed places are one
 * place off each, which happens in mouths as well.
 * @param teeth in the order of their numbers as x grows, teeth upwards
 * @param positions of the whole jaw
 */
export function outOfOrder(teeth: readonly Standing[], positions: ArrayLike<number>): OutOfOrder[] {
  const [x, z] = inside(positions);
  // From the one end of the arch by its front to the other: the gap of the angles is at the back.
  const angle = ({ center }: Standing): number => Math.atan2(center[0] - x, center[2] - z);
  const stands = teeth.toSorted((one, other) => angle(one) - angle(other));
  return teeth.flatMap((tooth, at) => {
    const by = Math.abs(stands.indexOf(tooth) - at);
    return by > 0 ? [{ fdi: tooth.fdi, by }] : [];
  });
}
