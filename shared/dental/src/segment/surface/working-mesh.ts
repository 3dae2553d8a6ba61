import { type Mesh, weldVertices } from '@archway/mesh';
import { MeshoptSimplifier } from 'meshoptimizer/simplifier';

/** Triangles on vertices of their own places. */
export interface Triangles {
  readonly positions: Float32Array;
  readonly indices: Uint32Array;
}

/** A mesh whose vertices of one place are one. */
export interface WeldedMesh extends Triangles {
  /** Three vertices for each face as it was given; NO_VERTEX for what is no number. */
  readonly corners: Uint32Array;
  /** Which given face each of `indices` is; faces without an area have none. */
  readonly faceOf: Uint32Array;
}

/** As many faces as the segmentation works on; finer meshes are simplified. */
const WORKING_FACES = 20_000;
/** Not worth simplifying. */
const NEARLY = 1.25;

const NO_VERTEX = 0xffffffff;

export function weldedMesh({ positions, indices }: Mesh): WeldedMesh {
  const { remap, first } = weldVertices(positions);
  const welded = placesOf(positions, first);
  const corners = indices.map((v) => remap[v] ?? NO_VERTEX);
  const kept = new Uint32Array(corners.length);
  const faceOf = new Uint32Array(corners.length / 3);
  let count = 0;
  for (let face = 0; face < faceOf.length; face++) {
    const [a, b, c] = [corners[face * 3]!, corners[face * 3 + 1]!, corners[face * 3 + 2]!];
    if (a === NO_VERTEX || b === NO_VERTEX || c === NO_VERTEX || a === b || b === c || c === a) continue;
    faceOf[count] = face;
    [kept[count * 3], kept[count * 3 + 1], kept[count * 3 + 2]] = [a, b, c];
    count++;
  }
  return { positions: welded, corners, indices: kept.slice(0, count * 3), faceOf: faceOf.slice(0, count) };
}

/** The same surface in about WORKING_FACES faces of even size; the same object when it has not many more. */
export async function simplified(mesh: Triangles): Promise<Triangles> {
  const { positions, indices } = mesh;
  const target = WORKING_FACES * 3;
  if (indices.length <= target * NEARLY) return mesh;
  await MeshoptSimplifier.ready;
  const [even] = MeshoptSimplifier.simplify(indices, positions, 3, target, 1, ['Regularize']);
  // What falls into many pieces does not get small that way.
  const few =
    even.length <= target * 2 ? even : MeshoptSimplifier.simplifySloppy(indices, positions, 3, null, target, 1)[0];
  return usedOnly(positions, few);
}

function usedOnly(positions: Float32Array, indices: Uint32Array): Triangles {
  const numbers = new Int32Array(positions.length / 3).fill(-1);
  const used: number[] = [];
  for (const v of indices) if (numbers[v] === -1) numbers[v] = used.push(v) - 1;
  return { positions: placesOf(positions, used), indices: indices.map((v) => numbers[v]!) };
}

/** The places of some vertices, in their order. */
function placesOf(positions: Float32Array, vertices: ArrayLike<number>): Float32Array {
  const places = new Float32Array(vertices.length * 3);
  for (let n = 0; n < vertices.length; n++)
    for (let k = 0; k < 3; k++) places[n * 3 + k] = positions[vertices[n]! * 3 + k]!;
  return places;
}
