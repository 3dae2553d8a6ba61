/** Mean over some of the edges, mm. */
export function usualEdge(p: Float64Array, indices: Uint32Array): number {
  const step = 3 * Math.max(1, Math.floor(indices.length / 3 / 5000));
  let [sum, count] = [0, 0];
  for (let i = 0; i < indices.length; i += step) {
    const [a, b] = [indices[i]! * 3, indices[i + 1]! * 3];
    sum += Math.sqrt((p[a]! - p[b]!) ** 2 + (p[a + 1]! - p[b + 1]!) ** 2 + (p[a + 2]! - p[b + 2]!) ** 2);
    count++;
  }
  return count > 0 ? sum / count : 1;
}
