import { type Vec3, dot } from '@archway/geometry';
import { countEdges } from '../analyse/edges.ts';
import { type Mesh, vertexCount } from '../mesh.ts';
import { lengthOf, openLoops } from '../repair/open-loops.ts';
import { twinsOf } from '../repair/twins.ts';
import { newTriangles } from './added.ts';
import { fanOver } from './fan.ts';
import { floorBelow } from './floor.ts';
import { largestPiece } from './largest-piece.ts';

export interface CloseOptions {
  /** From the gum past the cusps. */
  readonly up: Vec3;
  /** How far below the lowest point of the surface the floor lies, in the mesh's unit; above 0. */
  readonly below: number;
}

export interface ClosedModel {
  readonly mesh: Mesh;
  /** `wasClosed`: nothing was open. `open`: its edges make no rim that could be followed. */
  readonly closing: 'floor' | 'wasClosed' | 'open';
  /** Holes inside of the rim that were covered, and pieces that hung at nothing and were left out. */
  readonly holes: number;
  readonly loose: number;
  readonly openEdges: number;
  readonly watertight: boolean;
}

/**
 * Makes a body of a repaired scan: walls go down from its rim to a flat floor, and what else is open is covered. The
 * surface itself stays as it is. Whether walls pass through the surface (a rim under an undercut) is not looked at.
 */
export function closeModel(mesh: Mesh, { up, below }: CloseOptions): ClosedModel {
  const whole = countEdges(mesh.indices, vertexCount(mesh));
  const sound = (openEdges: number, { nonManifold, flipped }: typeof whole): boolean =>
    openEdges + nonManifold + flipped === 0;
  if (whole.open === 0)
    return { mesh, closing: 'wasClosed', holes: 0, loose: 0, openEdges: 0, watertight: sound(0, whole) };
  const { mesh: piece, left } = largestPiece(mesh);
  const { positions, indices } = piece;
  const loops = openLoops(indices, twinsOf(indices, vertexCount(piece))).map((loop) => loop.map((h) => indices[h]!));
  const [rim, ...holes] = loops.sort((one, other) => lengthOf(positions, other) - lengthOf(positions, one));
  const added = newTriangles();
  for (const hole of holes) fanOver(piece, hole, added);
  if (rim) floorBelow(piece, rim, { up, height: lowest(positions, up) - below }, added);
  const closed: Mesh = {
    positions: joined(positions, added.positions),
    indices: Uint32Array.from([...indices, ...added.indices]),
  };
  const edges = countEdges(closed.indices, vertexCount(closed));
  const watertight = sound(edges.open, edges);
  return {
    mesh: closed,
    closing: edges.open === 0 ? 'floor' : 'open',
    ...{ holes: holes.length, loose: left, openEdges: edges.open, watertight },
  };
}

function lowest(positions: Float32Array, up: Vec3): number {
  let height = Infinity;
  for (let i = 0; i < positions.length; i += 3)
    height = Math.min(height, dot([positions[i]!, positions[i + 1]!, positions[i + 2]!], up));
  return height;
}

function joined(positions: Float32Array, more: readonly number[]): Float32Array {
  const all = new Float32Array(positions.length + more.length);
  all.set(positions);
  all.set(more, positions.length);
  return all;
}
