/** The file meta information: group 2, explicit little-endian whatever follows. */
export interface FileMeta {
  /** Where the data set begins. */
  readonly start: number;
  readonly syntax: string | undefined;
  /** What the file says it is, before its data set. */
  readonly sopClass: string | undefined;
  /** Whether it has the mark behind its preamble. */
  readonly marked: boolean;
}

const SOP_CLASS = 0x02;
const SYNTAX = 0x10;
const LONG = new Set(['OB', 'UN', 'SQ', 'UT', 'OW']);

const text = (bytes: Uint8Array, from: number, to: number): string =>
  String.fromCharCode(...bytes.subarray(from, to)).replace(/[\0 ]+$/, '');

/** Reads it behind a preamble or at the very start. */
export function metaOf(bytes: Uint8Array): FileMeta {
  const marked = bytes.length > 132 && text(bytes, 128, 132) === 'DICM';
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let at = marked ? 132 : 0;
  const found = new Map<number, string>();
  while (at + 8 <= bytes.length && view.getUint16(at, true) === 2) {
    const vr = text(bytes, at + 4, at + 6);
    const long = LONG.has(vr);
    const implicit = !/^[A-Z]{2}$/.test(vr);
    if (long && at + 12 > bytes.length) break;
    const length = implicit
      ? view.getUint32(at + 4, true)
      : view[long ? 'getUint32' : 'getUint16'](at + (long ? 8 : 6), true);
    const valueAt = at + (long ? 12 : 8);
    if (valueAt + length > bytes.length) break;
    const element = view.getUint16(at + 2, true);
    if (element === SOP_CLASS || element === SYNTAX)
      found.set(element, text(bytes, valueAt, valueAt + Math.min(length, 64)));
    at = valueAt + length;
  }
  return { start: at, syntax: found.get(SYNTAX) || undefined, sopClass: found.get(SOP_CLASS) || undefined, marked };
}
