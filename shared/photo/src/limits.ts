import { damaged, PhotoError } from './photo-error.ts';

/** Most pixels that are decoded: what cameras have, and 256 MB in memory, of which a decoder needs some three times. */
export const PIXEL_LIMIT = 64_000_000;

/** No side is longer: the largest that JPEG can say, and what the contract registers. */
const SIDE_LIMIT = 65_535;

/** What decoding one photo may take in memory. Node and the tools need a third of the gigabyte that a process has. */
const DECODED_BYTES = 640_000_000;

/** Walks of a decoder over an image, times its pixels: a second. A camera's progressive JPEG has some ten scans. */
const WALKED_PIXELS = 1_000_000_000;

/**
 * Checked on what the header declares, before anything is reserved for it.
 * @throws PhotoError damaged, tooLarge
 */
export function checkSize(width: number, height: number): void {
  if (!(width > 0 && height > 0)) throw damaged(`${width} x ${height} pixels`);
  if (width * height > PIXEL_LIMIT || width > SIDE_LIMIT || height > SIDE_LIMIT)
    throw new PhotoError('tooLarge', { width, height, limit: PIXEL_LIMIT / 1e6 });
}

/**
 * A header that promises more than the bytes behind it can hold, whatever they are, is refused before anything is decoded.
 * @param fewest bytes that the shortest encoding of so many pixels takes
 * @throws PhotoError damaged, tooLarge
 */
export function checkBacked(width: number, height: number, fewest: number, bytes: number): void {
  checkSize(width, height);
  if (bytes < Math.floor(fewest)) throw damaged('too few bytes for its size');
}

/**
 * Checked before a decoder runs that holds more of an image than its four bytes a pixel.
 * @param bytesPerPixel what it holds at its most
 * @throws PhotoError tooLarge
 */
export function checkMemory(width: number, height: number, bytesPerPixel: number): void {
  if (width * height * bytesPerPixel > DECODED_BYTES)
    throw new PhotoError('tooLarge', { width, height, limit: Math.floor(DECODED_BYTES / bytesPerPixel / 1e6) });
}

/**
 * A scan of a progressive JPEG can be of a few bytes, and is a walk over the whole image all the same.
 * @throws PhotoError tooManyScans
 */
export function checkScans(width: number, height: number, scans: number): void {
  const limit = Math.floor(WALKED_PIXELS / (width * height));
  if (scans > limit) throw new PhotoError('tooManyScans', { scans, limit });
}
