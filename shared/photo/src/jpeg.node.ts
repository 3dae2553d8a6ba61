import jpeg from 'jpeg-js';
import { PhotoError, damaged } from './photo-error.ts';
import type { Pixels } from './pixels.ts';
import { readJpeg } from './read/jpeg.ts';

/** Most pixels that plain JavaScript decodes: it takes some 20 bytes and 0.1 µs each. */
export const PLAIN_JPEG_LIMIT = 32_000_000;

/** A JPEG of opaque pixels; `quality` from 0 to 1. */
export function encodeJpeg({ width, height, data }: Pixels, quality: number): Uint8Array<ArrayBuffer> {
  const bytes = Buffer.from(data.buffer, data.byteOffset, data.byteLength);
  return new Uint8Array(jpeg.encode({ width, height, data: bytes }, Math.round(quality * 100)).data);
}

/**
 * Pixels as stored, without regard to orientation and colour profile.
 * @throws PhotoError damaged, tooLarge, unsupportedFormat
 */
export function decodeJpeg(bytes: Uint8Array): Pixels {
  const { components, transform, width: across, height: down } = readJpeg(bytes);
  if (across * down > PLAIN_JPEG_LIMIT)
    throw new PhotoError('tooLarge', { width: across, height: down, limit: PLAIN_JPEG_LIMIT / 1e6 });
  try {
    const { width, height, data } = jpeg.decode(bytes, {
      useTArray: true,
      formatAsRGBA: true,
      tolerantDecoding: false,
      maxResolutionInMP: PLAIN_JPEG_LIMIT / 1e6,
      maxMemoryUsageInMB: 900,
      // The library takes three components for YCbCr even where the Adobe marker says that they are RGB.
      ...(components === 3 && transform === 0 ? { colorTransform: false } : {}),
    });
    return { width, height, data: new Uint8ClampedArray(data.buffer as ArrayBuffer, data.byteOffset, data.byteLength) };
  } catch (cause) {
    throw cause instanceof PhotoError ? cause : damaged('its data cannot be decoded');
  }
}
