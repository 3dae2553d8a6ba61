import { type Vec3, add, length, scale, subtract } from '@archway/geometry';

/** Lengths along a closed line up to each of its points, and around. */
function lengthsAlong(loop: readonly Vec3[]): number[] {
  const lengths = [0];
  for (const [n, point] of loop.entries())
    lengths.push(lengths[n]! + length(subtract(loop[(n + 1) % loop.length]!, point)));
  return lengths;
}

/** So many points on a closed line at even distances along it, from its first point on. */
export function evenly(loop: readonly Vec3[], count: number): Vec3[] {
  const lengths = lengthsAlong(loop);
  const whole = lengths.at(-1)!;
  const points: Vec3[] = [];
  let at = 0;
  for (let n = 0; n < count; n++) {
    const wanted = (whole * n) / count;
    while (at + 1 < loop.length && lengths[at + 1]! <= wanted) at++;
    const part = (wanted - lengths[at]!) / (lengths[at + 1]! - lengths[at]! || 1);
    points.push(add(scale(loop[at]!, 1 - part), scale(loop[(at + 1) % loop.length]!, part)));
  }
  return points;
}
