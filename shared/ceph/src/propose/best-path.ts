/** Most columns that a path moves from a row to the next. */
const STEP = 8;

/**
 * The path from the first row to the last, one column in each, with the highest sum of scores less the price of its
 * sideways steps (dynamic programming).
 * @param scores row by row
 * @returns the column in each row
 */
export function bestPath(scores: Float32Array, width: number, height: number, price: number): Int32Array {
  const from = new Int8Array(width * height);
  let best = scores.slice(0, width);
  for (let y = 1; y < height; y++) {
    const next = new Float32Array(width);
    for (let x = 0; x < width; x++) {
      let [top, step] = [-Infinity, 0];
      for (let d = -STEP; d <= STEP; d++) {
        const before = best[x + d];
        if (before === undefined) continue;
        const value = before - price * Math.abs(d);
        if (value > top) [top, step] = [value, d];
      }
      next[x] = top + (scores[y * width + x] ?? 0);
      from[y * width + x] = step;
    }
    best = next;
  }
  const path = new Int32Array(height);
  let x = best.reduce((found, value, at) => (value > (best[found] ?? -Infinity) ? at : found), 0);
  for (let y = height - 1; y >= 0; y--) {
    path[y] = x;
    x += from[y * width + x] ?? 0;
  }
  return path;
}
