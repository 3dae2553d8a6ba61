/** The edges between two faces of a surface. */
export interface SurfaceEdges {
  readonly count: number;
  /** The two faces of each edge, and its two vertices. */
  readonly faces: Int32Array;
  readonly ends: Int32Array;
  /** Angle between the two faces in radians: above 0 in a groove, below 0 on a ridge. */
  readonly angles: Float32Array;
  /** mm. */
  readonly lengths: Float32Array;
  /** Up to three edges of each face; -1 where it has no neighbour. */
  readonly ofFace: Int32Array;
}

/**
 * Finds which faces are neighbours. Where more than two share an edge the first two are: a fold of the scan must not stop
 * anything.
 */
export function pairEdges(
  positions: Float64Array,
  indices: Uint32Array,
  middles: Float64Array,
  normals: Float64Array,
): SurfaceEdges {
  const vertices = positions.length / 3;
  const open = new Map<number, number>();
  const faces: number[] = [];
  const ends: number[] = [];
  const ofFace = new Int32Array(indices.length).fill(-1);
  const filled = new Uint8Array(indices.length / 3);
  const join = (face: number, edge: number): void => {
    ofFace[face * 3 + filled[face]!++] = edge;
  };
  for (let i = 0; i < indices.length; i++) {
    const face = Math.floor(i / 3);
    const a = indices[i]!;
    const b = indices[i % 3 === 2 ? i - 2 : i + 1]!;
    const key = a < b ? a * vertices + b : b * vertices + a;
    const other = open.get(key);
    if (other === undefined) open.set(key, face);
    else if (other >= 0) {
      join(other, faces.length / 2);
      join(face, faces.length / 2);
      faces.push(other, face);
      ends.push(Math.min(a, b), Math.max(a, b));
      open.set(key, -1);
    }
  }
  const count = faces.length / 2;
  const edges = { count, faces: Int32Array.from(faces), ends: Int32Array.from(ends), ofFace };
  return { ...edges, ...bends(edges, positions, middles, normals) };
}

function bends(
  { count, faces, ends }: Pick<SurfaceEdges, 'count' | 'faces' | 'ends'>,
  p: Float64Array,
  middles: Float64Array,
  normals: Float64Array,
): Pick<SurfaceEdges, 'angles' | 'lengths'> {
  const angles = new Float32Array(count);
  const lengths = new Float32Array(count);
  for (let e = 0; e < count; e++) {
    const [f, g] = [faces[e * 2]! * 3, faces[e * 2 + 1]! * 3];
    const [u, v] = [ends[e * 2]! * 3, ends[e * 2 + 1]! * 3];
    let cosine = 0;
    let towards = 0;
    let squares = 0;
    for (let k = 0; k < 3; k++) {
      cosine += normals[f + k]! * normals[g + k]!;
      towards += normals[f + k]! * (middles[g + k]! - middles[f + k]!);
      squares += (p[u + k]! - p[v + k]!) ** 2;
    }
    const angle = Math.acos(Math.max(-1, Math.min(1, cosine)));
    // The neighbour lies on the side to which the face looks: they form a groove.
    angles[e] = towards > 0 ? angle : -angle;
    lengths[e] = Math.sqrt(squares);
  }
  return { angles, lengths };
}

/** The face on the other side of an edge. */
export const acrossEdge = ({ faces }: SurfaceEdges, edge: number, face: number): number =>
  faces[edge * 2] === face ? faces[edge * 2 + 1]! : faces[edge * 2]!;
