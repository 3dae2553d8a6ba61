import jpeg from 'jpeg-js';
import { damaged } from './photo-error.ts';
import type { Pixels } from './pixels.ts';
import { readJpeg } from './read/jpeg.ts';

/** A JPEG of opaque pixels; `quality` from 0 to 1. */
export function encodeJpeg({ width, height, data }: Pixels, quality: number): Uint8Array<ArrayBuffer> {
  const bytes = Buffer.from(data.buffer, data.byteOffset, data.byteLength);
  return new Uint8Array(jpeg.encode({ width, height, data: bytes }, Math.round(quality * 100)).data);
}

/**
 * Pixels as stored, without regard to orientation and colour profile.
 * @throws PhotoError damaged
 */
export function decodeJpeg(bytes: Uint8Array): Pixels {
  const { components, transform } = readJpeg(bytes);
  try {
    const { width, height, data } = jpeg.decode(bytes, {
      useTArray: true,
      formatAsRGBA: true,
      tolerantDecoding: false,
      maxResolutionInMP: 200,
      maxMemoryUsageInMB: 4096,
      // The library takes three components for YCbCr even where the Adobe marker says that they are RGB.
      ...(components === 3 && transform === 0 ? { colorTransform: false } : {}),
    });
    return { width, height, data: new Uint8ClampedArray(data.buffer as ArrayBuffer, data.byteOffset, data.byteLength) };
  } catch (cause) {
    throw damaged(cause instanceof Error ? cause.message : 'its data cannot be decoded');
  }
}
