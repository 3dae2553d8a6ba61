import { damaged } from '../photo-error.ts';
import { ascii, viewOf } from './bytes.ts';

/** A directory of TIFF tags, as TIFF files and EXIF blocks have it. */
export interface Ifd {
  /** Numbers of a tag; empty when it is absent or of another type. Never more than `most`. */
  numbers(tag: number, most?: number): number[];
  number(tag: number): number | undefined;
  text(tag: number): string;
  has(tag: number): boolean;
  /** Raw bytes of a tag's values. */
  bytes(tag: number): Uint8Array;
  readonly next: number;
}

export interface TiffBlock {
  readonly little: boolean;
  readonly big: boolean;
  readonly first: number;
  /** @throws PhotoError damaged */
  ifd(offset: number): Ifd;
}

/** Bytes of one value by type; 13 is IFD, 16 to 18 belong to BigTIFF. */
const sizes: Record<number, number> = {
  1: 1,
  2: 1,
  3: 2,
  4: 4,
  5: 8,
  6: 1,
  7: 1,
  8: 2,
  9: 4,
  10: 8,
  11: 4,
  12: 8,
  13: 4,
  16: 8,
  17: 8,
  18: 8,
};

interface Entry {
  type: number;
  count: number;
  at: number;
}

/**
 * Opens a block that begins with a TIFF header; offsets count from its start.
 * @throws PhotoError damaged
 */
export function tiffBlock(bytes: Uint8Array): TiffBlock {
  if (bytes.length < 8) throw damaged('the file ends in its header');
  const view = viewOf(bytes);
  const little = ascii(bytes, 0, 2) === 'II';
  if (!little && ascii(bytes, 0, 2) !== 'MM') throw damaged('no TIFF header');
  const magic = view.getUint16(2, little);
  if (magic !== 42 && magic !== 43) throw damaged('no TIFF header');
  const big = magic === 43;
  if (big && bytes.length < 16) throw damaged('the file ends in its header');
  const long = (at: number) => Number(view.getBigUint64(at, little));
  const first = big ? long(8) : view.getUint32(4, little);

  const ifd = (offset: number): Ifd => {
    const head = big ? 8 : 2;
    if (!(offset >= 8 && offset + head <= bytes.length)) throw damaged('a directory lies outside of the file');
    const count = big ? long(offset) : view.getUint16(offset, little);
    const width = big ? 20 : 12;
    const end = offset + head + count * width;
    if (count > 4096 || end > bytes.length) throw damaged('a directory lies outside of the file');
    const entries = new Map<number, Entry>();
    for (let i = 0; i < count; i++) {
      const at = offset + head + i * width;
      const type = view.getUint16(at + 2, little);
      const amount = big ? long(at + 4) : view.getUint32(at + 4, little);
      const value = at + (big ? 12 : 8);
      const length = (sizes[type] ?? 0) * amount;
      const inline = length <= (big ? 8 : 4);
      const where = inline ? value : big ? long(value) : view.getUint32(value, little);
      // A tag that points nowhere is as if it were absent; what is needed is asked for and missed then.
      if (length > 0 && where + length <= bytes.length)
        entries.set(view.getUint16(at, little), { type, count: amount, at: where });
    }
    return directory(bytes, view, little, entries, linkAfter(end));
  };
  const linkAfter = (end: number) =>
    big ? (end + 8 <= bytes.length ? long(end) : 0) : end + 4 <= bytes.length ? view.getUint32(end, little) : 0;
  return { little, big, first, ifd };
}

function directory(bytes: Uint8Array, view: DataView, little: boolean, entries: Map<number, Entry>, next: number): Ifd {
  const one = ({ type }: Entry, at: number): number | undefined => {
    if (type === 1 || type === 7) return view.getUint8(at);
    if (type === 3) return view.getUint16(at, little);
    if (type === 4 || type === 13) return view.getUint32(at, little);
    if (type === 16 || type === 18) return Number(view.getBigUint64(at, little));
    return undefined;
  };
  const numbers = (tag: number, most = 1_000_000): number[] => {
    const entry = entries.get(tag);
    if (!entry) return [];
    const found: number[] = [];
    for (let i = 0; i < Math.min(entry.count, most); i++) {
      const value = one(entry, entry.at + i * sizes[entry.type]!);
      if (value === undefined) return [];
      found.push(value);
    }
    return found;
  };
  const slice = (tag: number) => {
    const entry = entries.get(tag);
    return entry ? bytes.subarray(entry.at, entry.at + entry.count * sizes[entry.type]!) : new Uint8Array();
  };
  return {
    numbers,
    number: (tag) => numbers(tag, 1)[0],
    text: (tag) => ascii(slice(tag), 0, 4096).replace(/\0[\s\S]*$/, ''),
    has: (tag) => entries.has(tag),
    bytes: slice,
    next,
  };
}
