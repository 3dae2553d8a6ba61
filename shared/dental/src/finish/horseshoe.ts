import type { Vec3 } from '@archway/geometry';
import { contours } from './contours.ts';
import { evenly } from './even-points.ts';

/** Distances are taken at places so far apart, mm: the edge lies within a few hundredths of what was asked. */
const PITCH = 0.5;
/** Points of the edge, at even distances. */
const POINTS = 300;

/** A closed line as seen from above, as numbers side by side: each place of a grid asks for all of them. */
const seenFromAbove = (line: readonly Vec3[]): Float64Array => Float64Array.from(line.flatMap(([x, , z]) => [x, z]));

/** How far a place lies from a closed line, mm; below 0 inside of it. */
function distanceTo(line: Float64Array, x: number, z: number): number {
  let least = Infinity;
  let inside = false;
  let x0 = line[line.length - 2]!;
  let z0 = line[line.length - 1]!;
  for (let n = 0; n < line.length; n += 2) {
    const x1 = line[n]!;
    const z1 = line[n + 1]!;
    const dx = x1 - x0;
    const dz = z1 - z0;
    const along = ((x - x0) * dx + (z - z0) * dz) / (dx * dx + dz * dz || 1);
    const at = along < 0 ? 0 : along > 1 ? 1 : along;
    const offX = x - x0 - at * dx;
    const offZ = z - z0 - at * dz;
    const squared = offX * offX + offZ * offZ;
    if (squared < least) least = squared;
    if (z0 > z !== z1 > z && x < x0 + ((z - z0) / dz) * dx) inside = !inside;
    x0 = x1;
    z0 = z1;
  }
  return inside ? -Math.sqrt(least) : Math.sqrt(least);
}

/** Places that lie farther from an edge than from a neighbour, also aslant, do not say where it is. */
const TELLS = PITCH * Math.SQRT2;

/**
 * How far beyond the edge each place of a row lies, mm. Where that is far, the next places are on the same side, and how far
 * exactly is not asked: an edge is drawn between neighbours on either side of it.
 */
function beyond(line: Float64Array, margin: number, row: { x: number; z: number; count: number }): number[] {
  const far: number[] = [];
  while (far.length < row.count) {
    const here = distanceTo(line, row.x + far.length * PITCH, row.z) - margin;
    far.push(here);
    for (let left = Math.abs(here) - PITCH; left > TELLS && far.length < row.count; left -= PITCH)
      far.push(Math.sign(here) * left);
  }
  return far;
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
  const flat = seenFromAbove(line);
  const positions: number[] = [];
  const field: number[] = [];
  const indices: number[] = [];
  for (let j = 0; j < deep; j++) {
    const z = lowZ + j * PITCH;
    field.push(...beyond(flat, margin, { x: lowX, z, count: across }));
    for (let i = 0; i < across; i++) {
      positions.push(lowX + i * PITCH, 0, z);
      const corner = j * across + i;
      if (i + 1 < across && j + 1 < deep)
        indices.push(corner, corner + 1, corner + across, corner + 1, corner + across + 1, corner + across);
    }
  }
  const loops = contours({ positions, indices }, field);
  const outer = loops.reduce((most, loop) => (Math.abs(turned(loop)) > Math.abs(turned(most)) ? loop : most));
  return evenly(turned(outer) > 0 ? outer : outer.toReversed(), POINTS).map(([x, , z]) => [x, z]);
}
