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
  const welded = new Float32Array(first.length * 3);
  first.forEach((v, n) => welded.set(positions.subarray(v * 3, v * 3 + 3), n * 3));
  const corners = indices.map((v) => remap[v] ?? NO_VERTEX);
  const kept = new Uint32Array(corners.length);
  const faceOf = new Uint32Array(corners.length / 3);
  let count = 0;
  for (let face = 0; face < faceOf.length; face++) {
    const [a, b, c] = [corners[face * 3]!, corners[face * 3 + 1]!, corners[face * 3 + 2]!];
    if (a === NO_VERTEX || b === NO_VERTEX || c === NO_VERTEX || a === b || b === c || c === a) continue;
    faceOf[count] = face;
    kept.set([a, b, c], count * 3);
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
  const numbers = new Map<number, number>();
  const renumbered = indices.map((v) => {
    const number = numbers.get(v) ?? numbers.size;
    numbers.set(v, number);
    return number;
  });
  const used = new Float32Array(numbers.size * 3);
  for (const [v, n] of numbers) used.set(positions.subarray(v * 3, v * 3 + 3), n * 3);
  return { positions: used, indices: renumbered };
}
