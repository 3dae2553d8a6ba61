import { resizePhoto } from '../../edit/shrink-photo.ts';
import type { Pixels } from '../../pixels.ts';
import { NET_HEIGHT, NET_WIDTH } from './mouth-net.ts';

/** A picture is at most drawn out so much in one direction; beyond, its borders stay black. */
const MOST_STRETCHED = 1.22;

/**
 * A picture in the size of the network, three values of 0 to 255 a pixel.
 * @param zoom above 1 the middle of the picture fills it; below 1 its border goes on around it
 */
export function framed(pixels: Pixels, zoom = 1): Float32Array {
  const wanted = NET_WIDTH / NET_HEIGHT;
  const ratio = pixels.width / pixels.height;
  const stretched = ratio / Math.min(MOST_STRETCHED, Math.max(1 / MOST_STRETCHED, ratio / wanted));
  const width = stretched > wanted ? NET_WIDTH : Math.max(1, Math.round(NET_HEIGHT * stretched));
  const height = stretched > wanted ? Math.max(1, Math.round(NET_WIDTH / stretched)) : NET_HEIGHT;
  const { data } = resizePhoto(pixels, width, height);
  const [left, top] = [Math.floor((NET_WIDTH - width) / 2), Math.floor((NET_HEIGHT - height) / 2)];
  const at = (x: number, y: number, k: number) =>
    x < left || y < top || x >= left + width || y >= top + height ? 0 : data[((y - top) * width + x - left) * 4 + k]!;
  const [columns, rows] = [betweens(NET_WIDTH, zoom), betweens(NET_HEIGHT, zoom)];
  const out = new Float32Array(NET_WIDTH * NET_HEIGHT * 3);
  for (const [y, [v, v1, down]] of rows.entries())
    for (const [x, [u, u1, right]] of columns.entries())
      for (let k = 0; k < 3; k++) {
        const upper = at(u, v, k) * (1 - right) + at(u1, v, k) * right;
        const lower = at(u, v1, k) * (1 - right) + at(u1, v1, k) * right;
        out[(y * NET_WIDTH + x) * 3 + k] = upper * (1 - down) + lower * down;
      }
  return out;
}

/** For each pixel of a side the two that it lies between, and how far towards the second. */
function betweens(size: number, zoom: number): (readonly [number, number, number])[] {
  return Array.from({ length: size }, (_, i) => {
    const at = Math.min(size - 1, Math.max(0, (i + 0.5 - size / 2) / zoom + size / 2 - 0.5));
    const first = Math.floor(at);
    return [first, Math.min(size - 1, first + 1), at - first] as const;
  });
}
