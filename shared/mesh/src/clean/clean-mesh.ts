import { MeshError } from '../mesh-error.ts';
import type { Mesh } from '../mesh.ts';
import { triangleCount, vertexCount } from '../mesh.ts';
import { gatherVertices } from './gather.ts';
import { TriangleSet } from './triangle-set.ts';
import { NONE, weldVertices } from './weld.ts';

export interface MeshCounts {
  vertices: number;
  triangles: number;
}

/** What cleaning did; every number is a count of things that were there before and are not there now. */
export interface CleanReport {
  before: MeshCounts;
  after: MeshCounts;
  mergedVertices: number;
  /** Vertices with a coordinate that is NaN or infinite. */
  nonFiniteVertices: number;
  /** Triangles that used such a vertex. */
  nonFiniteTriangles: number;
  /** Triangles with two corners at one place. */
  degenerateTriangles: number;
  /** Triangles with the same three corners as an earlier one, in either direction. */
  duplicateTriangles: number;
  /** Vertices that no remaining triangle uses. */
  unreferencedVertices: number;
}

export interface CleanOptions {
  /** Vertices closer than this (mm) become one; 0 merges equal coordinates only. */
  tolerance?: number;
}

/**
 * Welds vertices and drops what is no surface: degenerate and repeated triangles, vertices that are not numbers or are
 * unused. The order of vertices and triangles is kept, so the result is the same on every machine.
 * @throws MeshError `empty` when no triangle remains.
 */
export function cleanMesh(mesh: Mesh, options: CleanOptions = {}): { mesh: Mesh; report: CleanReport } {
  const before = { vertices: vertexCount(mesh), triangles: triangleCount(mesh) };
  const { remap, first, nonFinite } = weldVertices(mesh.positions, options.tolerance);
  const faces = cleanTriangles(mesh, remap);
  if (faces.indices.length === 0) throw new MeshError('empty');
  const used = numberUsed(faces.indices, first.length);
  const cleaned: Mesh = {
    ...gatherVertices(mesh, first, used.order, remap, before.vertices !== first.length + nonFinite),
    indices: faces.indices,
    ...(faces.colors && { faceColors: faces.colors }),
  };
  const after = { vertices: vertexCount(cleaned), triangles: triangleCount(cleaned) };
  return {
    mesh: cleaned,
    report: {
      before,
      after,
      mergedVertices: before.vertices - nonFinite - first.length,
      nonFiniteVertices: nonFinite,
      nonFiniteTriangles: faces.nonFinite,
      degenerateTriangles: faces.degenerate,
      duplicateTriangles: faces.duplicate,
      unreferencedVertices: first.length - after.vertices,
    },
  };
}

function cleanTriangles(mesh: Mesh, remap: Uint32Array) {
  const { indices: old, faceColors } = mesh;
  const indices = new Uint32Array(old.length);
  const colors = faceColors && new Uint8Array(faceColors.length);
  const seen = new TriangleSet(indices, old.length / 3);
  let out = 0;
  let nonFinite = 0;
  let degenerate = 0;
  let duplicate = 0;
  for (let at = 0; at < old.length; at += 3) {
    const a = remap[old[at]!]!;
    const b = remap[old[at + 1]!]!;
    const c = remap[old[at + 2]!]!;
    if (a === NONE || b === NONE || c === NONE) {
      nonFinite++;
    } else if (a === b || b === c || a === c) {
      degenerate++;
    } else if (!seen.add(a, b, c, out)) {
      duplicate++;
    } else {
      indices[out] = a;
      indices[out + 1] = b;
      indices[out + 2] = c;
      if (colors) for (let k = 0; k < 3; k++) colors[out + k] = faceColors[at + k]!;
      out += 3;
    }
  }
  const whole = out === old.length;
  return {
    indices: whole ? indices : indices.slice(0, out),
    colors: whole ? colors : colors?.slice(0, out),
    nonFinite,
    degenerate,
    duplicate,
  };
}

/** Numbers the vertices in use without gaps, keeping their order, and rewrites `indices` in place. */
function numberUsed(indices: Uint32Array, vertices: number): { order: Uint32Array | undefined } {
  const used = new Uint8Array(vertices);
  for (let i = 0; i < indices.length; i++) used[indices[i]!] = 1;
  let count = 0;
  for (let v = 0; v < vertices; v++) count += used[v]!;
  if (count === vertices) return { order: undefined };
  const order = new Uint32Array(count);
  const renumbered = new Uint32Array(vertices);
  for (let v = 0, n = 0; v < vertices; v++) {
    if (!used[v]) continue;
    order[n] = v;
    renumbered[v] = n++;
  }
  for (let i = 0; i < indices.length; i++) indices[i] = renumbered[indices[i]!]!;
  return { order };
}
