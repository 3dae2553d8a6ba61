/** The corners of the triangles, grouped by vertex: `corners[starts[v] … starts[v + 1])` are positions in the index array. */
export interface Corners {
  starts: Uint32Array;
  corners: Uint32Array;
}

export function cornersByVertex(indices: Uint32Array, vertices: number): Corners {
  const starts = new Uint32Array(vertices + 2);
  for (let c = 0; c < indices.length; c++) starts[indices[c]! + 2]!++;
  for (let v = 2; v < starts.length; v++) starts[v]! += starts[v - 1]!;
  const corners = new Uint32Array(indices.length);
  for (let c = 0; c < indices.length; c++) corners[starts[indices[c]! + 1]!++] = c;
  return { starts, corners };
}

/** The other two corners of a corner's triangle, in turning order. */
export const cornerAfter = (corner: number) => (corner % 3 === 2 ? corner - 2 : corner + 1);
export const cornerBefore = (corner: number) => (corner % 3 === 0 ? corner + 2 : corner - 1);

/** Hubs with more triangles than this are left to the general way, since a walk costs the square of them. */
const WALKED = 64;

/** The vertices whose triangles are not one simple fan: surfaces touch there, or a triangle is there twice. */
export function crowdedVertices(indices: Uint32Array, vertices: number, { starts, corners }: Corners): number[] {
  const next = new Uint32Array(WALKED);
  const previous = new Uint32Array(WALKED);
  const crowded: number[] = [];
  for (let v = 0; v < vertices; v++) {
    const from = starts[v]!;
    const size = starts[v + 1]! - from;
    if (size > WALKED) {
      crowded.push(v);
      continue;
    }
    for (let k = 0; k < size; k++) {
      const corner = corners[from + k]!;
      const place = corner % 3;
      next[k] = indices[place === 2 ? corner - 2 : corner + 1]!;
      previous[k] = indices[place === 0 ? corner + 2 : corner - 1]!;
    }
    if (!allDiffer(next, size) || !allDiffer(previous, size) || !isOneFan(next, previous, size)) crowded.push(v);
  }
  return crowded;
}

/** A rim vertex that comes twice in one turning direction: an edge of three or more triangles, or two that disagree. */
function allDiffer(rims: Uint32Array, size: number): boolean {
  for (let i = 1; i < size; i++) {
    const rim = rims[i]!;
    for (let k = 0; k < i; k++) if (rims[k] === rim) return false;
  }
  return true;
}

/** Walks from the first triangle to its neighbours, forwards and then backwards; one fan when all are met. */
function isOneFan(next: Uint32Array, previous: Uint32Array, size: number): boolean {
  if (size <= 1) return true;
  const first = next[0]!;
  let rim = previous[0]!;
  let met = 1;
  while (met < size && rim !== first) {
    let k = 1;
    while (k < size && next[k] !== rim) k++;
    if (k === size) break;
    rim = previous[k]!;
    met++;
  }
  // Two triangles back to back close a round as well, but they are no surface.
  if (rim === first) return met === size && size > 2;
  rim = first;
  while (met < size) {
    let k = 1;
    while (k < size && previous[k] !== rim) k++;
    if (k === size) return false;
    rim = next[k]!;
    met++;
  }
  return true;
}
