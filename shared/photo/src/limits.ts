import { damaged, PhotoError } from './photo-error.ts';

/** Most pixels that are decoded: 100 megapixels are 400 MB in memory. */
export const PIXEL_LIMIT = 100_000_000;

/** No side is longer: the largest that JPEG can say, and what the contract registers. */
export const SIDE_LIMIT = 65_535;

/**
 * Checked on what the header declares, before anything is reserved for it.
 * @throws PhotoError damaged, tooLarge
 */
export function checkSize(width: number, height: number): void {
  if (!(width > 0 && height > 0)) throw damaged(`${width} x ${height} pixels`);
  if (width * height > PIXEL_LIMIT || width > SIDE_LIMIT || height > SIDE_LIMIT)
    throw new PhotoError('tooLarge', { width, height, limit: PIXEL_LIMIT / 1e6 });
}
