/** What is nearest to the camera at each pixel. */
export interface Hits {
  readonly width: number;
  readonly height: number;
  /** 1 + the triangle; 0 for none. */
  readonly triangle: Uint32Array;
  readonly depth: Float32Array;
  /** Shares of the second and the third corner. */
  readonly second: Float32Array;
  readonly third: Float32Array;
}

export function emptyHits(width: number, height: number): Hits {
  const size = width * height;
  return {
    ...{ width, height, triangle: new Uint32Array(size), depth: new Float32Array(size).fill(Infinity) },
    ...{ second: new Float32Array(size), third: new Float32Array(size) },
  };
}

/** @param places x and y in pixels and the depth of each vertex */
export function rasterize(hits: Hits, places: Float32Array, indices: Uint32Array): void {
  const { width, height } = hits;
  for (let t = 0; t < indices.length; t += 3) {
    const [a, b, c] = [indices[t]! * 3, indices[t + 1]! * 3, indices[t + 2]! * 3];
    const [ax, ay, bx, by, cx, cy] = [
      ...[places[a]!, places[a + 1]!, places[b]!],
      ...[places[b + 1]!, places[c]!, places[c + 1]!],
    ] as [number, number, number, number, number, number];
    const area = (bx - ax) * (cy - ay) - (by - ay) * (cx - ax);
    if (Math.abs(area) < 1e-9) continue;
    const left = Math.max(0, Math.ceil(Math.min(ax, bx, cx)));
    const last = Math.min(width - 1, Math.floor(Math.max(ax, bx, cx)));
    const top = Math.max(0, Math.ceil(Math.min(ay, by, cy)));
    const bottom = Math.min(height - 1, Math.floor(Math.max(ay, by, cy)));
    for (let y = top; y <= bottom; y++)
      for (let x = left; x <= last; x++) {
        const second = ((x - ax) * (cy - ay) - (y - ay) * (cx - ax)) / area;
        const third = ((bx - ax) * (y - ay) - (by - ay) * (x - ax)) / area;
        if (second < 0 || third < 0 || second + third > 1) continue;
        const depth = places[a + 2]! * (1 - second - third) + places[b + 2]! * second + places[c + 2]! * third;
        const i = y * width + x;
        if (depth >= hits.depth[i]!) continue;
        hits.depth[i] = depth;
        hits.triangle[i] = t / 3 + 1;
        hits.second[i] = second;
        hits.third[i] = third;
      }
  }
}
