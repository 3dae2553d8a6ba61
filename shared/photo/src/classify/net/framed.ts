import { resizePhoto } from '../../edit/shrink-photo.ts';
import type { Pixels } from '../../pixels.ts';
import { NET_HEIGHT, NET_WIDTH } from './mouth-net.ts';

/** A picture is at most drawn out so much in one direction; beyond, its borders stay black. */
const MOST_STRETCHED = 1.22;

/**
 * A picture in the size of the network, three values of 0 to 255 a pixel.
 * @param zoom above 1 the middle of the picture fills it; below 1 its border goes on around it
 */
export function framed(pixels: Pixels, { zoom = 1, mirror = false } = {}): Float32Array {
  const wanted = NET_WIDTH / NET_HEIGHT;
  const ratio = pixels.width / pixels.height;
  const stretched = ratio / Math.min(MOST_STRETCHED, Math.max(1 / MOST_STRETCHED, ratio / wanted));
  const width = stretched > wanted ? NET_WIDTH : Math.max(1, Math.round(NET_HEIGHT * stretched));
  const height = stretched > wanted ? Math.max(1, Math.round(NET_WIDTH / stretched)) : NET_HEIGHT;
  const { data } = resizePhoto(pixels, width, height);
  const [left, top] = [Math.floor((NET_WIDTH - width) / 2), Math.floor((NET_HEIGHT - height) / 2)];
  const at = (x: number, y: number, k: number) =>
    x < left || y < top || x >= left + width || y >= top + height ? 0 : data[((y - top) * width + x - left) * 4 + k]!;
  const out = new Float32Array(NET_WIDTH * NET_HEIGHT * 3);
  for (let y = 0; y < NET_HEIGHT; y++)
    for (let x = 0; x < NET_WIDTH; x++) {
      const [u, v] = [within((x + 0.5 - NET_WIDTH / 2) / zoom, NET_WIDTH), within((y + 0.5 - NET_HEIGHT / 2) / zoom, NET_HEIGHT)];
      const [u0, v0] = [Math.floor(u), Math.floor(v)];
      const [u1, v1] = [Math.min(NET_WIDTH - 1, u0 + 1), Math.min(NET_HEIGHT - 1, v0 + 1)];
      const to = (y * NET_WIDTH + (mirror ? NET_WIDTH - 1 - x : x)) * 3;
      for (let k = 0; k < 3; k++) {
        const upper = at(u0, v0, k) * (1 - (u - u0)) + at(u1, v0, k) * (u - u0);
        const lower = at(u0, v1, k) * (1 - (u - u0)) + at(u1, v1, k) * (u - u0);
        out[to + k] = upper * (1 - (v - v0)) + lower * (v - v0);
      }
    }
  return out;
}

/** From the middle of a side to a pixel of it. */
const within = (off: number, size: number) => Math.min(size - 1, Math.max(0, off + size / 2 - 0.5));
