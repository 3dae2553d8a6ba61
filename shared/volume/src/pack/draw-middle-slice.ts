import { VolumeError } from '../volume-error.ts';
import { voxels } from '../volume.ts';
import { chunkHeader, slicesOf } from './chunk.ts';
import { type CodecOptions, loadJpegLs } from './jpeg-ls.ts';
import { decodeSlice } from './slice-codec.ts';

/** RGBA, four bytes a pixel, rows from the top. */
export interface SlicePicture {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8ClampedArray<ArrayBuffer>;
}

/** Larger slices are in no quick look. */
const LARGEST_SIDE = 1024;
/** Shares of the voxels, the darkest and the brightest, that lose their differences: air, and metal. */
const DARK = 0.02;
const BRIGHT = 0.995;

/**
 * The middle slice of a quick look in shades of grey, from the darkest voxels to the brightest. Of the others nothing is decoded.
 * @throws VolumeError chunkDamaged, codecModule
 */
export async function drawMiddleSlice(quickLook: Uint8Array, options: CodecOptions = {}): Promise<SlicePicture> {
  const { width, height, slices, componentType } = chunkHeader(quickLook);
  if (Math.max(width, height) > LARGEST_SIDE) throw new VolumeError('chunkDamaged');
  const middle = slicesOf(quickLook)[Math.floor(slices / 2)]!;
  const values = voxels(componentType, width * height);
  const codec = await loadJpegLs(options);
  try {
    decodeSlice(codec, middle, [width, height], values, 0);
  } finally {
    codec.dispose();
  }
  const sorted = values.slice().sort();
  const [low, high] = [DARK, BRIGHT].map((share) => sorted[Math.floor(share * (sorted.length - 1))]!) as [
    number,
    number,
  ];
  const data = new Uint8ClampedArray(width * height * 4);
  values.forEach((value, at) => data.fill(((value - low) / (high - low || 1)) * 255, at * 4, at * 4 + 3));
  for (let alpha = 3; alpha < data.length; alpha += 4) data[alpha] = 255;
  return { width, height, data };
}
