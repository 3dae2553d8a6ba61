import type { LandmarkKey } from '../landmarks.ts';
import type { Points } from '../marks.ts';
import { type Point, between, cross } from '../point.ts';

/** Landmarks that lie below the line from sella to nasion in every head, those first that lie lowest. */
const below = ['Me', 'Gn', 'Pog', 'Go', 'B', 'L1', 'U1', 'A', 'ANS', 'PNS'] as const satisfies readonly LandmarkKey[];
/** Pairs of landmarks of which the second lies ahead of the first. */
const ahead = [
  ['S', 'N'],
  ['Po', 'Or'],
  ['Go', 'Me'],
  ['PNS', 'ANS'],
] as const satisfies readonly (readonly [LandmarkKey, LandmarkKey])[];

/**
 * Which way the face looks, told by the landmarks whatever way the film is turned: 1 to the right, -1 to the left, as
 * most films are to the right where nothing tells.
 */
export function facing(points: Points): 1 | -1 {
  const { S, N } = points;
  const low = below.map((key) => points[key]).find((point) => point !== undefined);
  // Of a film, y goes down: the lower landmark is clockwise of S–N as it is seen, which is a positive product.
  if (S && N && low) return cross(between(S, N), between(S, low)) >= 0 ? 1 : -1;
  for (const [back, front] of ahead) {
    const [from, to] = [points[back], points[front]];
    if (from && to) return to.x >= from.x ? 1 : -1;
  }
  return 1;
}

/** The landmarks of a head that looks to the right, with y up; lengths are pixels times the scale. */
export function headFrame(points: Points, scale: number): Points {
  const way = facing(points);
  const turned: Partial<Record<LandmarkKey, Point>> = {};
  for (const [key, { x, y }] of Object.entries(points) as [LandmarkKey, Point][]) {
    turned[key] = { x: way * x * scale, y: -y * scale };
  }
  return turned;
}
