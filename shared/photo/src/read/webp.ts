import { readExif } from '../metadata/exif.ts';
import { type PrivateData, inXmp, sortedUnique } from '../metadata/private-data.ts';
import { damaged, PhotoError } from '../photo-error.ts';
import { ascii, concat, viewOf } from './bytes.ts';
import type { Orientation, PhotoHeader } from './header.ts';

interface Chunk {
  type: string;
  start: number;
  /** With the byte that fills up to an even length. */
  end: number;
  length: number;
}

export interface WebpHeader extends PhotoHeader {
  readonly format: 'webp';
  readonly chunks: readonly Chunk[];
}

const image = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ICCP']);
const EXIF_AND_XMP = 0x0c;
const ANIMATED = 0x02;

/** @throws PhotoError damaged, unsupportedFormat */
export function readWebp(bytes: Uint8Array): WebpHeader {
  const view = viewOf(bytes);
  if (bytes.length < 20) throw damaged('it ends too early');
  const whole = view.getUint32(4, true) + 8;
  if (whole > bytes.length) throw damaged('it ends too early');
  const chunks: Chunk[] = [];
  for (let at = 12; at + 8 <= whole;) {
    const length = view.getUint32(at + 4, true);
    if (at + 8 + length > whole) throw damaged('it ends too early');
    const end = Math.min(bytes.length, at + 8 + length + (length & 1));
    chunks.push({ type: ascii(bytes, at, 4), start: at, end, length });
    at = end;
  }
  const { width, height } = sizeOf(bytes, view, chunks);
  const { orientation, found } = described(bytes, chunks);
  return { format: 'webp', width, height, orientation, found, chunks };
}

function sizeOf(bytes: Uint8Array, view: DataView, chunks: readonly Chunk[]): { width: number; height: number } {
  const extended = chunks.find(({ type }) => type === 'VP8X');
  if (extended && extended.length >= 10) {
    if (bytes[extended.start + 8]! & ANIMATED) throw new PhotoError('unsupportedFormat', { format: 'webp (animated)' });
    const at = extended.start + 12;
    const three = (i: number) => (bytes[i]! | (bytes[i + 1]! << 8) | (bytes[i + 2]! << 16)) + 1;
    return { width: three(at), height: three(at + 3) };
  }
  const lossy = chunks.find(({ type }) => type === 'VP8 ');
  if (lossy && lossy.length >= 10) {
    const at = lossy.start + 8;
    if (ascii(bytes, at + 3, 3) !== '\x9d\x01\x2a') throw damaged('no key frame');
    return { width: view.getUint16(at + 6, true) & 0x3fff, height: view.getUint16(at + 8, true) & 0x3fff };
  }
  const lossless = chunks.find(({ type }) => type === 'VP8L');
  if (!lossless || lossless.length < 5) throw damaged('no image in it');
  if (bytes[lossless.start + 8] !== 0x2f) throw damaged('no image in it');
  const bits = view.getUint32(lossless.start + 9, true);
  return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
}

function described(bytes: Uint8Array, chunks: readonly Chunk[]) {
  const found = new Set<PrivateData>();
  let orientation: Orientation = 1;
  for (const { type, start, length } of chunks) {
    const content = bytes.subarray(start + 8, start + 8 + length);
    if (type === 'EXIF') {
      // Some writers put the JPEG marker's name in front.
      const facts = readExif(ascii(content, 0, 5) === 'Exif\0' ? content.subarray(6) : content);
      orientation = facts.orientation;
      for (const kind of facts.found) found.add(kind);
    } else if (type === 'XMP ') for (const kind of inXmp(ascii(content, 0, 1_000_000))) found.add(kind);
  }
  return { orientation, found: sortedUnique(found) };
}

export function stripWebp(bytes: Uint8Array, { chunks }: WebpHeader): Uint8Array<ArrayBuffer> {
  const kept = chunks.filter(({ type }) => image.has(type));
  const file = concat([bytes.subarray(0, 12), ...kept.map(({ start, end }) => bytes.subarray(start, end))]);
  viewOf(file).setUint32(4, file.length - 8, true);
  if (kept[0]?.type === 'VP8X') file[20] = file[20]! & ~EXIF_AND_XMP;
  return file;
}
