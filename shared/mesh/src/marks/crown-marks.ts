import { type Mesh, vertexCount } from '../mesh.ts';

/** What the free values of a vertex are: one of a crown, or one that was made. */
const CROWN = [1, 0, 1] as const;
const MADE = [0, 1, 0] as const;
/** Compression rounds values by less. */
const ROUNDED = 1e-3;

/**
 * Marks for the body of a tooth: which of its vertices are those of the crown. All others were made: the root, and what
 * closes a hole beside a contact. A face is of the crown when all of its corners are.
 * @param crown how many of the vertices, from the first one on
 */
export function crownMarks(vertices: number, crown: number): Float32Array {
  const marks = new Float32Array(3 * vertices);
  for (let vertex = 0; vertex < vertices; vertex++) marks.set(vertex < crown ? CROWN : MADE, 3 * vertex);
  return marks;
}

/** 1 for each vertex of the crown, 0 for those that were made; nothing where a mesh has no such marks. */
export function markedCrown(mesh: Mesh): Uint8Array<ArrayBuffer> | undefined {
  const { generic } = mesh;
  const vertices = vertexCount(mesh);
  if (generic?.length !== 3 * vertices) return undefined;
  const is = (vertex: number, mark: readonly number[]): boolean =>
    mark.every((value, k) => Math.abs(generic[3 * vertex + k]! - value) < ROUNDED);
  const crown = new Uint8Array(vertices);
  for (let vertex = 0; vertex < vertices; vertex++) {
    if (is(vertex, CROWN)) crown[vertex] = 1;
    else if (!is(vertex, MADE)) return undefined;
  }
  return crown.includes(1) ? crown : undefined;
}
