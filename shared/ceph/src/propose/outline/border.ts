import type { Contrast } from '../contrast.ts';

/** A change of so much a pixel is a full edge; bone is so much brighter than what surrounds it. */
const EDGE = 0.25;
const STEP = 1.5;

/** How clearly something bright ends here, -1 to 1: by the edge itself and by what lies some pixels on either side. */
export function borderAt(
  { width, height, data, dx, dy }: Contrast,
  x: number,
  y: number,
  nx: number,
  ny: number,
): number {
  const [u, v] = [Math.round(x), Math.round(y)];
  if (u < 8 || v < 8 || u >= width - 8 || v >= height - 8) return 0;
  const i = v * width + u;
  const [gx, gy] = [dx[i] ?? 0, dy[i] ?? 0];
  if (gx === 0 && gy === 0) return 0;
  const inside = data[Math.round(y - 5 * ny) * width + Math.round(x - 5 * nx)] ?? 0;
  const outside = data[Math.round(y + 6 * ny) * width + Math.round(x + 6 * nx)] ?? 0;
  return 0.6 * unit(-(gx * nx + gy * ny) / EDGE) + 0.4 * unit((inside - outside) / STEP);
}

const unit = (value: number): number => Math.max(-1, Math.min(1, value));
