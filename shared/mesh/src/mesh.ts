/**
 * A triangle mesh as every part of Archway passes it on: flat typed arrays that can be transferred between threads.
 * Coordinates are millimetres unless a report says otherwise (files carry no unit).
 */
export interface Mesh {
  /** x, y, z per vertex, in mm. */
  positions: Float32Array;
  /** Three vertex numbers per triangle, counter-clockwise seen from outside. */
  indices: Uint32Array;
  /** r, g, b (0-255) per vertex. */
  colors?: Uint8Array;
  /** Unit normal x, y, z per vertex. */
  normals?: Float32Array;
  /** r, g, b (0-255) per triangle; PLY files of segmented scans carry these. */
  faceColors?: Uint8Array;
  /** Three free values per vertex (what Draco calls a generic attribute). */
  generic?: Float32Array;
}

export interface MeshCounts {
  vertices: number;
  triangles: number;
}

export type MeshFormat = 'stl' | 'ply' | 'obj' | 'drc';

export const meshFormats: readonly MeshFormat[] = ['stl', 'ply', 'obj', 'drc'];

export const vertexCount = (mesh: Mesh): number => mesh.positions.length / 3;

export const triangleCount = (mesh: Mesh): number => mesh.indices.length / 3;

export const countsOf = (mesh: Mesh): MeshCounts => ({ vertices: vertexCount(mesh), triangles: triangleCount(mesh) });

/** The buffers of a mesh, for the transfer list of `postMessage`. */
export function meshBuffers(mesh: Mesh): ArrayBuffer[] {
  const arrays = [mesh.positions, mesh.indices, mesh.colors, mesh.normals, mesh.faceColors, mesh.generic];
  return [...new Set(arrays.flatMap((array) => (array ? [array.buffer as ArrayBuffer] : [])))];
}

/** The type of a file by its name: what follows the last dot, without a query string, lower case. */
export function fileTypeOf(name: string): string {
  const path = name.split('?', 1)[0] ?? '';
  const dot = path.lastIndexOf('.');
  return dot < 0 ? '' : path.slice(dot + 1).toLowerCase();
}
