import { concat, viewOf } from '../read/bytes.ts';
import type { Pixels } from '../pixels.ts';

/** Numbers of a tag, or its text; a rational (5) is two numbers. */
export type Value = readonly [tag: number, type: 1 | 2 | 3 | 4 | 5, values: readonly number[] | string];

/** A little-endian directory at an offset. Values longer than four bytes follow it. */
function directoryBytes(entries: readonly Value[], offset: number): Uint8Array {
  const sizes = { 1: 1, 2: 1, 3: 2, 4: 4, 5: 4 };
  const directory = new Uint8Array(2 + entries.length * 12 + 4);
  const extra: Uint8Array[] = [];
  let extraAt = offset + directory.length;
  const view = viewOf(directory);
  view.setUint16(0, entries.length, true);
  for (const [i, [tag, type, given]] of entries.entries()) {
    const values = typeof given === 'string' ? [...`${given}\0`].map((c) => c.charCodeAt(0)) : given;
    const bytes = new Uint8Array(Math.max(4, values.length * sizes[type]));
    for (const [k, value] of values.entries()) {
      const at = k * sizes[type];
      if (sizes[type] === 1) bytes[at] = value;
      else if (sizes[type] === 2) viewOf(bytes).setUint16(at, value, true);
      else viewOf(bytes).setUint32(at, value, true);
    }
    const at = 2 + i * 12;
    view.setUint16(at, tag, true);
    view.setUint16(at + 2, type, true);
    view.setUint32(at + 4, type === 5 ? values.length / 2 : values.length, true);
    if (bytes.length === 4) directory.set(bytes, at + 8);
    else {
      view.setUint32(at + 8, extraAt, true);
      extra.push(bytes);
      extraAt += bytes.length;
    }
  }
  return concat([directory, ...extra]);
}

/** A little-endian TIFF whose directory is at offset 8, with `after` following it. */
export function tiffBytes(entries: readonly Value[], after: Uint8Array = new Uint8Array()): Uint8Array<ArrayBuffer> {
  return concat([new Uint8Array([73, 73, 42, 0, 8, 0, 0, 0]), directoryBytes(entries, 8), after]);
}

const GPS = 0x8825;

/** The same with a directory of places behind it. */
function tiffWithPlaces(entries: readonly Value[], places: readonly Value[]): Uint8Array<ArrayBuffer> {
  const pointing = (at: number): Value[] => [...entries, [GPS, 4, [at]]];
  const at = tiffBytes(pointing(0)).length;
  return tiffBytes(pointing(at), directoryBytes(places, at));
}

const gpsVersion: Value = [0, 1, [2, 3, 0, 0]];
const position: Value[] = [
  [1, 2, 'N'],
  [2, 5, [31, 1, 14, 1, 0, 1]],
  [3, 2, 'E'],
  [4, 5, [121, 1, 28, 1, 0, 1]],
];

/** An uncompressed RGB TIFF in one strip; `more` tags have no values beyond four bytes. */
export function tiffOf(
  { width, height, data }: Pixels,
  { orientation = 1, more = [] }: { orientation?: number; more?: readonly Value[] } = {},
): Uint8Array<ArrayBuffer> {
  const rgb = new Uint8Array(width * height * 3);
  for (let i = 0; i < width * height; i++) rgb.set(data.subarray(i * 4, i * 4 + 3), i * 3);
  const entries = (at: number): Value[] => [
    [256, 3, [width]],
    [257, 3, [height]],
    [258, 3, [8, 8, 8]],
    [259, 3, [1]],
    [262, 3, [2]],
    [273, 4, [at]],
    [274, 3, [orientation]],
    [277, 3, [3]],
    [278, 3, [height]],
    [279, 4, [rgb.length]],
    ...more,
  ];
  const at = tiffBytes(entries(0)).length;
  return tiffBytes(entries(at), rgb);
}

/** EXIF with an orientation, a camera and, when asked for, a place (or only the version of places) and words. */
export function exifBlock(
  orientation: number,
  { place = false, words = '' }: { place?: boolean | 'version'; words?: string } = {},
): Uint8Array<ArrayBuffer> {
  const entries: Value[] = [
    [0x10f, 2, 'Camera'],
    [0x112, 3, [orientation]],
  ];
  if (words) entries.unshift([0x10e, 2, words]);
  if (!place) return tiffBytes(entries);
  return tiffWithPlaces(entries, place === 'version' ? [gpsVersion] : [gpsVersion, ...position]);
}

const chunk = (type: string, content: Uint8Array): Uint8Array => {
  const head = new Uint8Array(8);
  for (let i = 0; i < 4; i++) head[i] = type.charCodeAt(i);
  viewOf(head).setUint32(4, content.length, true);
  return concat([head, content, new Uint8Array(content.length & 1)]);
};

/** Lossless, 2 x 1 pixels. */
const LOSSLESS = new Uint8Array([0x2f, 0x01, 0, 0, 0x10, 0x07, 0x10, 0x11, 0x11, 0x88, 0x88, 0x08]);

/** A WebP of 2 x 1 pixels with an EXIF chunk. */
export function webpWithExif(orientation: number, exif = exifBlock(orientation)): Uint8Array<ArrayBuffer> {
  const header = new Uint8Array([0x08, 0, 0, 0, 1, 0, 0, 0, 0, 0]);
  const body = concat([chunk('VP8X', header), chunk('VP8L', LOSSLESS), chunk('EXIF', exif)]);
  const riff = new Uint8Array([82, 73, 70, 70, 0, 0, 0, 0, 87, 69, 66, 80]);
  viewOf(riff).setUint32(4, body.length + 4, true);
  return concat([riff, body]);
}
