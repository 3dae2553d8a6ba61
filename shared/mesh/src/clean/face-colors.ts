import type { Mesh } from '../mesh.ts';

/**
 * Colours per vertex made from colours per face, since a compressed file holds only the former. Each vertex takes the
 * colour that most of its faces have (a blend would invent colours, and face colours are often labels); on a tie the
 * one that comes first. Returns the mesh itself when it has no face colours, or has vertex colours already.
 */
export function faceColorsToVertices(mesh: Mesh): Mesh {
  const { faceColors, indices, positions, colors } = mesh;
  if (!faceColors || colors) return mesh;
  const vertices = positions.length / 3;
  const starts = new Uint32Array(vertices + 1);
  for (let i = 0; i < indices.length; i++) starts[indices[i]! + 1]!++;
  for (let v = 0; v < vertices; v++) starts[v + 1]! += starts[v]!;
  const filled = starts.slice(0, vertices);
  const around = new Uint32Array(indices.length);
  for (let i = 0; i < indices.length; i++) around[filled[indices[i]!]!++] = colorAt(faceColors, i - (i % 3));
  const result = new Uint8Array(vertices * 3).fill(255);
  for (let v = 0; v < vertices; v++) {
    const most = mostFrequent(around.subarray(starts[v], starts[v + 1]));
    if (most === undefined) continue;
    result[v * 3] = most >> 16;
    result[v * 3 + 1] = (most >> 8) & 255;
    result[v * 3 + 2] = most & 255;
  }
  return { ...mesh, colors: result };
}

const colorAt = (colors: Uint8Array, at: number) => (colors[at]! << 16) | (colors[at + 1]! << 8) | colors[at + 2]!;

function mostFrequent(values: Uint32Array): number | undefined {
  const first = values[0];
  if (values.every((value) => value === first)) return first;
  const counts = new Map<number, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  let best = first;
  for (const [value, count] of counts) if (count > counts.get(best!)!) best = value;
  return best;
}
