import { type Random, between } from '@archway/geometry';
import type { Canvas } from './covers.ts';
import type { PictureTooth } from './jaw-part.ts';
import type { Hits } from './raster.ts';
import { material } from './surface.ts';

interface Vertices {
  readonly places: Float32Array;
  readonly fdi: Uint8Array;
  readonly materials: Uint8Array;
}

/** Brackets and a wire on the teeth that are seen. */
export function braces(
  { width, height, colours }: Canvas,
  hits: Hits,
  teeth: readonly PictureTooth[],
  { places, fdi, materials }: Vertices,
  random: Random,
): void {
  const metal = between(random, 0.35, 0.85);
  const paint = (px: number, py: number, value: number) => {
    const [x, y] = [Math.round(px), Math.round(py)];
    if (x < 0 || y < 0 || x >= width || y >= height) return;
    for (let k = 0; k < 3; k++) colours[3 * (y * width + x) + k] = value;
  };
  let before: readonly number[] | null = null;
  for (const { fdi: number } of teeth) {
    const sum = [0, 0, 0];
    for (let v = 0; v < fdi.length; v++) {
      if (fdi[v] !== number || materials[v] !== material.tooth) continue;
      const [x, y, depth] = [places[3 * v]!, places[3 * v + 1]!, places[3 * v + 2]!];
      const at = Math.round(y) * width + Math.round(x);
      if (x < 0 || y < 0 || x >= width - 1 || y >= height - 1 || depth > hits.depth[at]! + 1) continue;
      [sum[0], sum[1], sum[2]] = [sum[0]! + x, sum[1]! + y, sum[2]! + 1];
    }
    if (sum[2]! < 8) {
      before = null;
      continue;
    }
    const [x, y] = [sum[0]! / sum[2]!, sum[1]! / sum[2]!];
    const size = Math.max(1, width * 0.012);
    for (let dy = -size; dy <= size; dy++) for (let dx = -size; dx <= size; dx++) paint(x + dx, y + dy, metal);
    const far = before ? Math.hypot(x - before[0]!, y - before[1]!) : Infinity;
    if (before && far < width * 0.2)
      for (let t = 0; t < far; t++)
        paint(before[0]! + ((x - before[0]!) * t) / far, before[1]! + ((y - before[1]!) * t) / far, metal * 0.7);
    before = [x, y];
  }
}
