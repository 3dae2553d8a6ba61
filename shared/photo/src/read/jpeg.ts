import { readExif } from '../metadata/exif.ts';
import { type PrivateData, inXmp, sortedUnique } from '../metadata/private-data.ts';
import { checkBacked, checkMemory, checkScans } from '../limits.ts';
import { damaged, PhotoError } from '../photo-error.ts';
import { ascii, concat, viewOf } from './bytes.ts';
import type { Orientation, PhotoHeader } from './header.ts';

/** A part of the file from its marker to before the next; a scan carries its data. */
interface Segment {
  marker: number;
  start: number;
  end: number;
}

const SOS = 0xda;
const EOI = 0xd9;
const PROGRESSIVE = 0xc2;
const BLOCK = 64;
/** Bytes of a decoded pixel. */
const RGBA = 4;
const frames = new Set([0xc0, 0xc1, 0xc2, 0xc3, 0xc5, 0xc6, 0xc7, 0xc9, 0xca, 0xcb, 0xcd, 0xce, 0xcf]);

/**
 * Walks the markers to the end of the image.
 * @throws PhotoError damaged when it ends too early: half a photo is no photo.
 */
function segmentsOf(bytes: Uint8Array): Segment[] {
  const segments: Segment[] = [];
  let at = 2;
  while (at < bytes.length) {
    // Some writers leave bytes between segments, which every decoder skips.
    at = bytes.indexOf(0xff, at);
    if (at < 0) break;
    while (bytes[at + 1] === 0xff) at++;
    const marker = bytes[at + 1];
    if (marker === undefined) break;
    if (marker === 0) {
      at += 2;
      continue;
    }
    if (marker === EOI) {
      segments.push({ marker, start: at, end: at + 2 });
      return segments;
    }
    const alone = marker === 0x01 || (marker >= 0xd0 && marker <= 0xd7);
    if (!alone && at + 4 > bytes.length) break;
    const length = alone ? 0 : (bytes[at + 2]! << 8) | bytes[at + 3]!;
    if (!alone && length < 2) throw damaged('a segment without length');
    let end = at + 2 + length;
    if (end > bytes.length) break;
    if (marker === SOS) end = endOfScan(bytes, end);
    segments.push({ marker, start: at, end });
    at = end;
  }
  throw damaged('it ends too early');
}

/** Compressed data runs until a marker that is neither a stuffed byte nor a restart. */
function endOfScan(bytes: Uint8Array, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at >= 0 && at + 1 < bytes.length; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1]!;
    if (next !== 0 && next !== 0xff && !(next >= 0xd0 && next <= 0xd7)) return at;
  }
  return bytes.length;
}

export interface JpegHeader extends PhotoHeader {
  readonly format: 'jpeg';
  readonly components: number;
  /** The Adobe marker's word on the colours: 0 as they are, 1 YCbCr, 2 YCCK; null without the marker. */
  readonly transform: number | null;
  readonly segments: readonly Segment[];
}

/** Coefficients a pixel, which a decoder keeps of all components until the last scan: 3, or half of it where colours are coarse. */
function coefficients(bytes: Uint8Array, { start, end }: Segment, components: number): number {
  if (end - start < 10 + components * 3) throw damaged('no image in it');
  const sampled = Array.from({ length: components }, (_, at) => bytes[start + 11 + at * 3]!);
  const most = Math.max(...sampled.map((each) => each >> 4)) * Math.max(...sampled.map((each) => each & 15));
  return sampled.reduce((sum, each) => sum + (each >> 4) * (each & 15), 0) / Math.max(1, most);
}

/** @throws PhotoError damaged, tooLarge, tooManyScans, unsupportedFormat */
export function readJpeg(bytes: Uint8Array): JpegHeader {
  const view = viewOf(bytes);
  const segments = segmentsOf(bytes);
  const frame = segments.find(({ marker }) => frames.has(marker));
  if (!frame || frame.end - frame.start < 11) throw damaged('no image in it');
  if (!segments.some(({ marker }) => marker === SOS)) throw damaged('no image in it');
  if (![0xc0, 0xc1, 0xc2].includes(frame.marker))
    throw new PhotoError('unsupportedFormat', { format: 'jpeg (lossless or arithmetic)' });
  if (bytes[frame.start + 4] !== 8) throw new PhotoError('unsupportedFormat', { format: 'jpeg (12 bits)' });
  const components = bytes[frame.start + 9]!;
  if (![1, 3, 4].includes(components)) throw damaged(`${components} colour components`);
  const [width, height] = [view.getUint16(frame.start + 7), view.getUint16(frame.start + 5)];
  const scans = segments.filter(({ marker }) => marker === SOS);
  const packed = scans.reduce((sum, { start, end }) => sum + end - start, 0);
  // Each block of 8 x 8 takes at least the bit that says that it is like the one before.
  checkBacked(width, height, (width * height) / BLOCK / 8, packed);
  if (frame.marker === PROGRESSIVE) {
    checkScans(width, height, scans.length);
    checkMemory(width, height, components + 2 * coefficients(bytes, frame, components) + RGBA);
  }
  const found = new Set<PrivateData>();
  let orientation: Orientation = 1;
  let transform: number | null = null;
  for (const { marker, start, end } of segments) {
    const text = marker >= 0xe0 && marker <= 0xef ? ascii(bytes, start + 4, 32) : '';
    if (marker === 0xe1 && text.startsWith('Exif\0')) {
      const facts = readExif(bytes.subarray(start + 10, end));
      if (orientation === 1) orientation = facts.orientation;
      for (const kind of facts.found) found.add(kind);
    } else if (marker === 0xe1) {
      for (const kind of inXmp(ascii(bytes, start + 4, end - start - 4))) found.add(kind);
    } else if (marker === 0xee && text.startsWith('Adobe')) transform = bytes[start + 15] ?? null;
    else if (marker === 0xfe || (marker === 0xed && text.startsWith('Photoshop'))) found.add('comment');
  }
  return {
    format: 'jpeg',
    width,
    height,
    orientation,
    found: sortedUnique(found),
    components,
    transform,
    segments,
  };
}

/** Without what only describes it: the image's own bytes and its colour profile stay as they are. */
export function stripJpeg(bytes: Uint8Array, { segments }: JpegHeader): Uint8Array<ArrayBuffer> {
  const kept = segments.filter(({ marker, start }) => {
    if (marker === 0xfe) return false;
    if (marker < 0xe0 || marker > 0xef) return true;
    const text = ascii(bytes, start + 4, 12);
    if (marker === 0xe0) return text.startsWith('JFIF\0');
    if (marker === 0xe2) return text.startsWith('ICC_PROFILE\0');
    return marker === 0xee && text.startsWith('Adobe');
  });
  return concat([bytes.subarray(0, 2), ...kept.map(({ start, end }) => bytes.subarray(start, end))]);
}

/** The segments of the colour profile, to be carried over into a file that was encoded anew. */
export function profileOf(bytes: Uint8Array, { segments }: JpegHeader): Uint8Array<ArrayBuffer> {
  const profile = segments.filter(
    ({ marker, start }) => marker === 0xe2 && ascii(bytes, start + 4, 12) === 'ICC_PROFILE\0',
  );
  return concat(profile.map(({ start, end }) => bytes.subarray(start, end)));
}

/** A JPEG with segments put in after its JFIF header (or at its start). */
export function withSegments(jpeg: Uint8Array, added: Uint8Array): Uint8Array<ArrayBuffer> {
  const jfif = jpeg[2] === 0xff && jpeg[3] === 0xe0;
  const at = jfif ? 4 + ((jpeg[4]! << 8) | jpeg[5]!) : 2;
  return concat([jpeg.subarray(0, at), added, jpeg.subarray(at)]);
}
