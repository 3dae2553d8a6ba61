import { damaged, PhotoError } from './photo-error.ts';

/** Most pixels that are decoded: what cameras have, and 256 MB in memory, of which a decoder needs some three times. */
export const PIXEL_LIMIT = 64_000_000;

/** No side is longer: the largest that JPEG can say, and what the contract registers. */
const SIDE_LIMIT = 65_535;

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
