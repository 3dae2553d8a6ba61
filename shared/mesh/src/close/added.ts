/** Vertices and triangles that come to a mesh; its own vertices are counted first. */
export interface Added {
  readonly positions: number[];
  readonly indices: number[];
}

export const newTriangles = (): Added => ({ positions: [], indices: [] });
