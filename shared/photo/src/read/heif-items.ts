import { ascii, concat, viewOf } from './bytes.ts';
import { type Box, boxes, inside } from './heif-boxes.ts';

/** An item of a HEIF container: an image, or what describes one. */
export interface HeifItem {
  readonly id: number;
  /** Four characters: the codec of an image, `Exif`, or `mime`. */
  readonly type: string;
}

/** Items as `iinf` lists them. @throws PhotoError damaged */
export function heifItems(bytes: Uint8Array, iinf: Box | undefined): HeifItem[] {
  if (!iinf) return [];
  const view = viewOf(bytes);
  const version = bytes[iinf.start] ?? 0;
  return boxes(bytes, iinf.start + (version === 0 ? 6 : 8), iinf.end).flatMap(({ type, start, end }) => {
    const wide = bytes[start] === 3;
    if (type !== 'infe' || end - start < (wide ? 14 : 12)) return [];
    const id = wide ? view.getUint32(start + 4) : view.getUint16(start + 4);
    return { id, type: ascii(bytes, start + (wide ? 10 : 8), 4) };
  });
}

/** No metadata is larger; an extent that says so is not read. */
const MOST_BYTES = 8_000_000;

/**
 * The bytes of an item, put together from where `iloc` says they lie: in the file, or in the box `idat`.
 * @param meta boxes of the container's `meta`
 * @returns null when there are none, or when they lie outside of the file
 */
export function itemBytes(bytes: Uint8Array, meta: readonly Box[], id: number): Uint8Array | null {
  const iloc = inside(meta, 'iloc');
  const extents = iloc && extentsOf(bytes, iloc, id);
  if (!extents) return null;
  const idat = inside(meta, 'idat');
  if (extents.inIdat && !idat) return null;
  const from = extents.inIdat ? idat!.start : 0;
  const until = extents.inIdat ? idat!.end : bytes.length;
  const parts: Uint8Array[] = [];
  let total = 0;
  for (const { offset, length } of extents.list) {
    // A length of zero means up to the end.
    const end = length === 0 ? until : from + offset + length;
    total += end - from - offset;
    if (end > until || total > MOST_BYTES || end < from + offset) return null;
    parts.push(bytes.subarray(from + offset, end));
  }
  return concat(parts);
}

interface Extents {
  inIdat: boolean;
  list: { offset: number; length: number }[];
}

/** ISO/IEC 14496-12, 8.11.3. */
function extentsOf(bytes: Uint8Array, iloc: Box, wanted: number): Extents | null {
  const cursor = new Cursor(bytes.subarray(iloc.start, iloc.end));
  const version = cursor.number(1);
  cursor.number(3);
  const sizes = cursor.number(2);
  const [offsetSize, lengthSize, baseSize] = [(sizes >> 12) & 15, (sizes >> 8) & 15, (sizes >> 4) & 15];
  const indexSize = version === 0 ? 0 : sizes & 15;
  const count = cursor.number(version < 2 ? 2 : 4);
  for (let item = 0; item < count && !cursor.ended; item++) {
    const id = cursor.number(version < 2 ? 2 : 4);
    const method = version === 0 ? 0 : cursor.number(2) & 15;
    cursor.number(2);
    const base = cursor.number(baseSize);
    const list = Array.from({ length: cursor.number(2) }, () => {
      cursor.number(indexSize);
      return { offset: base + cursor.number(offsetSize), length: cursor.number(lengthSize) };
    });
    if (id === wanted) return cursor.ended || method > 1 ? null : { inIdat: method === 1, list };
  }
  return null;
}

/** Reads numbers of so many bytes, one after the other; zero past the end. */
class Cursor {
  #at = 0;
  ended = false;

  constructor(private readonly bytes: Uint8Array) {}

  number(size: number): number {
    if (this.#at + size > this.bytes.length) this.ended = true;
    let value = 0;
    for (let i = 0; i < size; i++) value = value * 256 + (this.bytes[this.#at++] ?? 0);
    return value;
  }
}
