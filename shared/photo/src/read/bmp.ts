import { damaged, PhotoError } from '../photo-error.ts';
import { type Pixels, newPixels } from '../pixels.ts';
import { viewOf } from './bytes.ts';
import type { PhotoHeader } from './header.ts';

export interface BmpHeader extends PhotoHeader {
  readonly format: 'bmp';
  readonly topDown: boolean;
  readonly bits: number;
  readonly compression: number;
  readonly dataAt: number;
  readonly paletteAt: number;
  readonly paletteEntry: 3 | 4;
  readonly colors: number;
  /** Red, green, blue, alpha for 16 and 32 bits. */
  readonly masks: readonly number[];
}

const RLE8 = 1;
const RLE4 = 2;
const BITFIELDS = 3;
const ALPHA_BITFIELDS = 6;

/** @throws PhotoError damaged, unsupportedFormat */
export function readBmp(bytes: Uint8Array): BmpHeader {
  if (bytes.length < 26) throw damaged('it ends too early');
  const view = viewOf(bytes);
  const size = view.getUint32(14, true);
  const old = size === 12;
  if (!old && bytes.length < 54) throw damaged('it ends too early');
  const width = old ? view.getUint16(18, true) : view.getInt32(18, true);
  const signed = old ? view.getInt16(20, true) : view.getInt32(22, true);
  const bits = view.getUint16(old ? 24 : 28, true);
  const compression = old ? 0 : view.getUint32(30, true);
  if (![1, 4, 8, 16, 24, 32].includes(bits)) throw damaged(`${bits} bits a pixel`);
  const fields = compression === BITFIELDS || compression === ALPHA_BITFIELDS;
  const runs = (compression === RLE8 && bits === 8) || (compression === RLE4 && bits === 4);
  if (compression !== 0 && !runs && !(fields && bits >= 16))
    throw new PhotoError('unsupportedFormat', { format: `bmp (compression ${compression})` });
  if (fields && bytes.length < 70) throw damaged('it ends too early');
  const default16 = [0x7c00, 0x3e0, 0x1f, 0];
  const default32 = [0xff0000, 0xff00, 0xff, 0];
  const alphaMask = fields && (size >= 56 || compression === ALPHA_BITFIELDS) ? view.getUint32(66, true) : 0;
  const masks = fields
    ? [view.getUint32(54, true), view.getUint32(58, true), view.getUint32(62, true), alphaMask]
    : bits === 16
      ? default16
      : default32;
  const extra = size === 40 && fields ? (compression === ALPHA_BITFIELDS ? 16 : 12) : 0;
  const declared = old ? 0 : view.getUint32(46, true);
  return {
    format: 'bmp',
    width,
    height: Math.abs(signed),
    orientation: 1,
    found: [],
    topDown: signed < 0,
    bits,
    compression,
    dataAt: view.getUint32(10, true),
    paletteAt: 14 + size + extra,
    paletteEntry: old ? 3 : 4,
    colors: bits <= 8 ? Math.min(declared || 2 ** bits, 2 ** bits) : 0,
    masks,
  };
}

/** @throws PhotoError damaged */
export function decodeBmp(bytes: Uint8Array, header: BmpHeader): Pixels {
  const { width, height, bits, topDown } = header;
  const indexed = header.compression === RLE8 || header.compression === RLE4;
  const rows = indexed ? unpackRuns(bytes, header) : null;
  const stride = Math.floor((width * bits + 31) / 32) * 4;
  if (!rows && header.dataAt + stride * height > bytes.length) throw damaged('it ends too early');
  const palette = paletteOf(bytes, header);
  const pixels = newPixels(width, height);
  const view = viewOf(bytes);
  const channel = header.masks.map(channelOf);
  for (let y = 0; y < height; y++) {
    const row = header.dataAt + (topDown ? y : height - 1 - y) * stride;
    for (let x = 0; x < width; x++) {
      const to = (y * width + x) * 4;
      pixels.data[to + 3] = 255;
      if (bits <= 8) {
        const index = rows ? rows[(height - 1 - y) * width + x]! : indexAt(bytes, row, x, bits);
        for (let c = 0; c < 3; c++) pixels.data[to + c] = palette[index * 3 + c] ?? 0;
      } else if (bits === 24) {
        for (let c = 0; c < 3; c++) pixels.data[to + c] = bytes[row + x * 3 + 2 - c]!;
      } else {
        const value = bits === 16 ? view.getUint16(row + x * 2, true) : view.getUint32(row + x * 4, true);
        for (let c = 0; c < 3; c++) pixels.data[to + c] = channel[c]!(value);
        if (header.masks[3]) pixels.data[to + 3] = channel[3]!(value);
      }
    }
  }
  return pixels;
}

function indexAt(bytes: Uint8Array, row: number, x: number, bits: number): number {
  const bit = x * bits;
  return (bytes[row + (bit >> 3)]! >> (8 - bits - (bit & 7))) & (2 ** bits - 1);
}

/** A channel of a pixel by its mask, as 0 to 255. */
function channelOf(mask: number): (value: number) => number {
  if (mask === 0) return () => 0;
  const shift = 31 - Math.clz32(mask & -mask);
  const top = mask >>> shift;
  return (value) => (((value & mask) >>> shift) / top) * 255;
}

/** Red, green, blue of each colour. */
function paletteOf(bytes: Uint8Array, { paletteAt, paletteEntry, colors }: BmpHeader): Uint8Array {
  if (paletteAt + colors * paletteEntry > bytes.length) throw damaged('it ends too early');
  const palette = new Uint8Array(colors * 3);
  for (let i = 0; i < colors; i++)
    for (let c = 0; c < 3; c++) palette[i * 3 + c] = bytes[paletteAt + i * paletteEntry + 2 - c]!;
  return palette;
}

/** Run lengths to one index a pixel, rows from the bottom. */
function unpackRuns(bytes: Uint8Array, { width, height, bits, dataAt }: BmpHeader): Uint8Array {
  const out = new Uint8Array(width * height);
  let [x, y, at] = [0, 0, dataAt];
  const put = (index: number) => {
    if (x < width && y < height) out[y * width + x] = index;
    x++;
  };
  const nibble = (byte: number, i: number) => (bits === 8 ? byte : i & 1 ? byte & 15 : byte >> 4);
  for (;;) {
    if (at + 2 > bytes.length) throw damaged('it ends too early');
    const [count, value] = [bytes[at]!, bytes[at + 1]!];
    at += 2;
    if (count > 0) for (let i = 0; i < count; i++) put(nibble(value, i));
    else if (value === 0) [x, y] = [0, y + 1];
    else if (value === 1) return out;
    else if (value === 2) {
      if (at + 2 > bytes.length) throw damaged('it ends too early');
      [x, y] = [x + bytes[at]!, y + bytes[at + 1]!];
      at += 2;
    } else {
      const length = bits === 8 ? value : (value + 1) >> 1;
      if (at + length > bytes.length) throw damaged('it ends too early');
      for (let i = 0; i < value; i++) put(nibble(bytes[at + (bits === 8 ? i : i >> 1)]!, i));
      at += length + (length & 1);
    }
  }
}
