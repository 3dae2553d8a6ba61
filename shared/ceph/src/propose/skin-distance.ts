/** How far every pixel lies from a profile, in pixels: sums of straight and slanting steps. */
export function skinDistance(width: number, height: number, top: number, columns: ArrayLike<number>): Float32Array {
  const far = new Float32Array(width * height).fill(1e6);
  for (let row = 0; row < columns.length; row++) {
    const [here, next] = [columns[row] ?? 0, columns[Math.min(columns.length - 1, row + 1)] ?? 0];
    const [from, to] = [Math.round(Math.min(here, next)), Math.round(Math.max(here, next))];
    for (let x = Math.max(0, from); x <= Math.min(width - 1, to); x++) far[(top + row) * width + x] = 0;
  }
  const relax = (i: number, from: number, step: number): void => {
    far[i] = Math.min(far[i] ?? 0, (far[from] ?? 1e6) + step);
  };
  for (let y = 1; y < height; y++)
    for (let x = 1; x < width - 1; x++) {
      const i = y * width + x;
      relax(i, i - 1, 1);
      relax(i, i - width, 1);
      relax(i, i - width - 1, Math.SQRT2);
      relax(i, i - width + 1, Math.SQRT2);
    }
  for (let y = height - 2; y >= 0; y--)
    for (let x = width - 2; x > 0; x--) {
      const i = y * width + x;
      relax(i, i + 1, 1);
      relax(i, i + width, 1);
      relax(i, i + width + 1, Math.SQRT2);
      relax(i, i + width - 1, Math.SQRT2);
    }
  return far;
}
