import { boundsOfGrid, type GridVolume } from '../frame/grid.ts';
import { sampler } from '../frame/sampler.ts';
import type { SlabPicture } from './propose.ts';

const MM_PER_PIXEL = 0.75;
const LAYER_MM = 1;

/** The brightest value over a slab of axial slices, on a regular grid of patient space. */
export function brightestSlab(volume: GridVolume, centreZ: number, thickness: number): SlabPicture {
  const { min, max } = boundsOfGrid(volume);
  const width = Math.max(1, Math.floor((max[0] - min[0]) / MM_PER_PIXEL) + 1);
  const height = Math.max(1, Math.floor((max[1] - min[1]) / MM_PER_PIXEL) + 1);
  const data = new Float32Array(width * height).fill(-1000);
  const sample = sampler(volume);
  for (let z = centreZ - thickness / 2; z <= centreZ + thickness / 2; z += LAYER_MM)
    for (let row = 0; row < height; row += 1)
      for (let column = 0; column < width; column += 1) {
        const value = sample(min[0] + column * MM_PER_PIXEL, min[1] + row * MM_PER_PIXEL, z);
        const at = row * width + column;
        if (value > data[at]!) data[at] = value;
      }
  return { width, height, data, origin: [min[0], min[1]], mmPerPixel: MM_PER_PIXEL };
}
