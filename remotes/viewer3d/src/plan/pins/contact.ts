import { jawOf, placeInArch } from '@archway/dental';

/** Whether no tooth of a plan stands between two. @param teeth of the plan, by their FDI numbers */
function areNeighbours(one: number, other: number, teeth: readonly number[]): boolean {
  if (one === other || jawOf(one) !== jawOf(other)) return false;
  const [low = 0, high = 0] = [placeInArch(one), placeInArch(other)].toSorted((a, b) => a - b);
  return teeth.every((fdi) => {
    const place = placeInArch(fdi);
    return jawOf(fdi) !== jawOf(one) || place <= low || place >= high;
  });
}

/**
 * What somebody means who presses the picture: the tooth that was hit, or the contact of two neighbours where the press
 * is as good on either.
 * @param hit the tooth under the point; null beside all teeth
 * @param around teeth under points around it
 */
export function meantTeeth(
  hit: number | null,
  around: readonly (number | null)[],
  teeth: readonly number[],
): readonly number[] {
  const found = [...new Set([hit, ...around])].filter((fdi) => fdi !== null);
  const [one, other] = found;
  if (one === undefined) return [];
  if (other !== undefined && found.length === 2 && areNeighbours(one, other, teeth))
    return placeInArch(one) < placeInArch(other) ? [one, other] : [other, one];
  return hit === null ? [] : [hit];
}
