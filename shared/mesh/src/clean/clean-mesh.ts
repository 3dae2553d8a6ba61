import { MeshError } from '../mesh-error.ts';
import type { Mesh, MeshCounts } from '../mesh.ts';
import { countsOf } from '../mesh.ts';
import type { Corners } from './corners.ts';
import { cornersByVertex, crowdedVertices } from './corners.ts';
import { duplicateTriangles } from './duplicates.ts';
import { gatherVertices } from './gather.ts';
import { splitFans } from './split-fans.ts';
import { weldVertices } from './weld.ts';
import { NONE } from './weld-result.ts';

/** What cleaning did; every number but the last is a count of things that were there before and are not there now. */
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
  /** Vertices added where surfaces only touched in a vertex or met along an edge of three or more triangles. */
  splitVertices: number;
}

export interface CleanOptions {
  /** Vertices closer than this (mm) become one; 0 merges equal coordinates only. */
  tolerance?: number;
  /** False leaves surfaces that touch connected; default true. */
  split?: boolean;
}

/**
 * Welds vertices and drops what is no surface: degenerate and repeated triangles, vertices that are not numbers or are
 * unused; then gives touching surfaces vertices of their own. The order of vertices and triangles is kept, so the result
 * is the same on every machine.
 * @throws MeshError `empty` or `notFinite` when no triangle remains.
 */
export function cleanMesh(mesh: Mesh, options: CleanOptions = {}): { mesh: Mesh; report: CleanReport } {
  const before = countsOf(mesh);
  const { remap, first, nonFinite } = weldVertices(mesh.positions, options.tolerance);
  const faces = weldedFaces(mesh, remap);
  const single = withoutDuplicates(faces, first.length);
  const { indices, faceColors } = single.faces;
  if (indices.length === 0) throw new MeshError(faces.nonFinite > 0 ? 'notFinite' : 'empty');
  const copies = options.split === false ? [] : splitFans(indices, first.length, single);
  const order = usedVertices(indices, first.length, copies);
  const cleaned: Mesh = {
    ...gatherVertices(mesh, first, order, remap, before.vertices !== first.length + nonFinite),
    indices,
    ...(faceColors && { faceColors }),
  };
  const after = countsOf(cleaned);
  return {
    mesh: cleaned,
    report: {
      before,
      after,
      mergedVertices: before.vertices - nonFinite - first.length,
      nonFiniteVertices: nonFinite,
      nonFiniteTriangles: faces.nonFinite,
      degenerateTriangles: faces.degenerate,
      duplicateTriangles: single.duplicates,
      unreferencedVertices: first.length + copies.length - after.vertices,
      splitVertices: copies.length,
    },
  };
}

interface Faces {
  indices: Uint32Array;
  faceColors: Uint8Array | undefined;
}

/** The triangles on welded vertices, without those that lost a corner or have one that is no number. */
function weldedFaces(mesh: Mesh, remap: Uint32Array): Faces & { nonFinite: number; degenerate: number } {
  const { indices: old, faceColors } = mesh;
  const indices = new Uint32Array(old.length);
  const colors = faceColors && new Uint8Array(faceColors.length);
  let out = 0;
  let nonFinite = 0;
  let degenerate = 0;
  for (let at = 0; at < old.length; at += 3) {
    const a = remap[old[at]!]!;
    const b = remap[old[at + 1]!]!;
    const c = remap[old[at + 2]!]!;
    if (a === NONE || b === NONE || c === NONE) {
      nonFinite++;
    } else if (a === b || b === c || a === c) {
      degenerate++;
    } else {
      indices[out] = a;
      indices[out + 1] = b;
      indices[out + 2] = c;
      if (colors) for (let k = 0; k < 3; k++) colors[out + k] = faceColors[at + k]!;
      out += 3;
    }
  }
  if (out === old.length) return { indices, faceColors: colors, nonFinite, degenerate };
  return { indices: indices.slice(0, out), faceColors: colors?.slice(0, out), nonFinite, degenerate };
}

function withoutDuplicates(
  faces: Faces,
  vertices: number,
): { faces: Faces; duplicates: number; around: Corners; crowded: number[] } {
  const around = cornersByVertex(faces.indices, vertices);
  const crowded = crowdedVertices(faces.indices, vertices, around);
  const duplicates = duplicateTriangles(faces.indices, crowded, around);
  if (duplicates.size === 0) return { faces, duplicates: 0, around, crowded };
  const kept: Faces = {
    indices: faces.indices.filter((_, i) => !duplicates.has(Math.floor(i / 3))),
    faceColors: faces.faceColors?.filter((_, i) => !duplicates.has(Math.floor(i / 3))),
  };
  const fewer = cornersByVertex(kept.indices, vertices);
  return {
    faces: kept,
    duplicates: duplicates.size,
    around: fewer,
    crowded: crowdedVertices(kept.indices, vertices, fewer),
  };
}

/**
 * The vertices in use, in their old order with the copies behind, and `indices` rewritten in place to number them
 * without gaps. Undefined when all are in use and none was copied.
 */
function usedVertices(indices: Uint32Array, originals: number, copies: number[]): Uint32Array | undefined {
  const vertices = originals + copies.length;
  const used = new Uint8Array(vertices);
  for (let i = 0; i < indices.length; i++) used[indices[i]!] = 1;
  let count = 0;
  for (let v = 0; v < vertices; v++) count += used[v]!;
  if (count === originals && copies.length === 0) return undefined;
  const order = new Uint32Array(count);
  const renumbered = new Uint32Array(vertices);
  for (let v = 0, n = 0; v < vertices; v++) {
    if (!used[v]) continue;
    order[n] = v < originals ? v : copies[v - originals]!;
    renumbered[v] = n++;
  }
  if (count !== vertices) for (let i = 0; i < indices.length; i++) indices[i] = renumbered[indices[i]!]!;
  return order;
}
