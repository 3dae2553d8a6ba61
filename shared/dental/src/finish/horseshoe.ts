import type { Vec3 } from '@archway/geometry';
import { contours } from './contours.ts';
import { evenly } from './even-points.ts';

/** Distances are taken at places so far apart, mm: the edge lies within a few hundredths of what was asked. */
const PITCH = 0.5;
/** Points of the edge, at even distances. */
const POINTS = 300;

/** How far a place lies from a closed line as seen from above, mm; below 0 inside of it. */
function distanceTo(line: readonly Vec3[], x: number, z: number): number {
  let [least, inside] = [Infinity, false];
  let [x0, , z0] = line.at(-1)!;
  for (const [x1, , z1] of line) {
    const [dx, dz] = [x1 - x0, z1 - z0];
    const along = ((x - x0) * dx + (z - z0) * dz) / (dx * dx + dz * dz || 1);
    const at = Math.min(1, Math.max(0, along));
    const [offX, offZ] = [x - x0 - at * dx, z - z0 - at * dz];
    least = Math.min(least, offX * offX + offZ * offZ);
    if (z0 > z !== z1 > z && x < x0 + ((z - z0) / dz) * dx) inside = !inside;
    [x0, z0] = [x1, z1];
  }
  return inside ? -Math.sqrt(least) : Math.sqrt(least);
}

/** Twice the area that a closed line goes around, positive where it does so from x to z. */
const turned = (loop: readonly Vec3[]): number =>
  loop.reduce((sum, [x, , z], n) => {
    const [nextX, , nextZ] = loop[(n + 1) % loop.length]!;
    return sum + x * nextZ - nextX * z;
  }, 0);

/**
 * Everything within a distance of what a closed line goes around, as seen from above; what is open between the arms of an
 * arch stays open where it is wider than twice the distance.
 * @param margin mm
 * @returns closed, in the plane of x and z of the jaw, counter-clockwise from x to z
 */
export function horseshoe(line: readonly Vec3[], margin: number): [x: number, z: number][] {
  const room = margin + 2 * PITCH;
  const [lowX, lowZ] = [0, 2].map((axis) => Math.min(...line.map((point) => point[axis]!)) - room) as [number, number];
  const [across, deep] = [0, 2].map(
    (axis, n) => Math.ceil((Math.max(...line.map((point) => point[axis]!)) + room - [lowX, lowZ][n]!) / PITCH) + 1,
  ) as [number, number];
  const positions: number[] = [];
  const field: number[] = [];
  const indices: number[] = [];
  for (let j = 0; j < deep; j++)
    for (let i = 0; i < across; i++) {
      const [x, z] = [lowX + i * PITCH, lowZ + j * PITCH];
      positions.push(x, 0, z);
      field.push(distanceTo(line, x, z) - margin);
      const corner = j * across + i;
      if (i + 1 < across && j + 1 < deep)
        indices.push(corner, corner + 1, corner + across, corner + 1, corner + across + 1, corner + across);
    }
  const loops = contours({ positions, indices }, field);
  const outer = loops.reduce((most, loop) => (Math.abs(turned(loop)) > Math.abs(turned(most)) ? loop : most));
  return evenly(turned(outer) > 0 ? outer : outer.toReversed(), POINTS).map(([x, , z]) => [x, z]);
}
