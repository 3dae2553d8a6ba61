import { PhotoError } from '../photo-error.ts';
import { ascii } from './bytes.ts';

export const photoFormats = ['jpeg', 'png', 'bmp', 'tiff', 'webp', 'heic'] as const;
export type PhotoFormat = (typeof photoFormats)[number];

/** Known, but not photos of a case: named in the refusal. */
const others: readonly [string, (bytes: Uint8Array) => boolean][] = [
  ['gif', (b) => ascii(b, 0, 4) === 'GIF8'],
  ['psd', (b) => ascii(b, 0, 4) === '8BPS'],
  ['jpeg 2000', (b) => ascii(b, 4, 4) === 'jP  ' || (b[0] === 0xff && b[1] === 0x4f && b[2] === 0xff && b[3] === 0x51)],
  ['jpeg xl', (b) => (b[0] === 0xff && b[1] === 0x0a) || ascii(b, 4, 4) === 'JXL '],
  ['dicom', (b) => ascii(b, 128, 4) === 'DICM'],
  ['pdf', (b) => ascii(b, 0, 5) === '%PDF-'],
  ['svg', (b) => /<svg[\s>]/i.test(ascii(b, 0, 1024))],
  [
    'ico',
    (b) =>
      b[0] === 0 && b[1] === 0 && (b[2] === 1 || b[2] === 2) && b[3] === 0 && b.length > 22 && b[4]! > 0 && b[5] === 0,
  ],
];

/**
 * The format by content; what the file is called says nothing.
 * @throws PhotoError empty, unsupportedFormat, notAnImage
 */
export function detectFormat(bytes: Uint8Array, name = ''): PhotoFormat {
  if (bytes.length === 0) throw new PhotoError('empty');
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'jpeg';
  if (bytes[0] === 0x89 && ascii(bytes, 1, 7) === 'PNG\r\n\x1a\n') return 'png';
  if (ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 4) === 'WEBP') return 'webp';
  if (isTiff(bytes)) return 'tiff';
  if (ascii(bytes, 4, 4) === 'ftyp') return heifFamily(bytes);
  for (const [format, matches] of others) if (matches(bytes)) throw new PhotoError('unsupportedFormat', { format });
  if (ascii(bytes, 0, 2) === 'BM' && looksLikeBmp(bytes)) return 'bmp';
  throw new PhotoError('notAnImage', { name });
}

const isTiff = (bytes: Uint8Array) => {
  const start = ascii(bytes, 0, 4);
  return start === 'II*\0' || start === 'MM\0*' || start === 'II+\0' || start === 'MM\0+';
};

/** "BM" begins many a text; the size of the second header is one of a few. */
const looksLikeBmp = (bytes: Uint8Array) => [12, 16, 40, 52, 56, 64, 108, 124].includes(bytes[14] ?? 0);

const heicBrands = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'mif2', 'mif3', 'msf1'];

/** Brands of the container; `mif1` alone leaves the codec open, which the header of the container settles later. */
function heifFamily(bytes: Uint8Array): PhotoFormat {
  const size = Math.min(bytes.length, 256, new DataView(bytes.buffer, bytes.byteOffset).getUint32(0));
  const brands: string[] = [];
  // The second word is a version, in minimal files the codec's brand.
  for (let at = 8; at + 4 <= size; at += 4) brands.push(ascii(bytes, at, 4));
  if (brands.some((brand) => brand === 'avif' || brand === 'avis'))
    throw new PhotoError('unsupportedFormat', { format: 'avif' });
  if (brands.some((brand) => heicBrands.includes(brand))) return 'heic';
  const video = brands.some((brand) => /^(isom|iso\d|mp4\d|qt {2}|M4V |avc1|3gp)/.test(brand));
  throw new PhotoError('unsupportedFormat', { format: video ? 'video' : `heif (${clean(brands[0] ?? '')})` });
}

const clean = (brand: string) => brand.replace(/[^\w ]/g, '?');
