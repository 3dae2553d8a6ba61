import { damaged } from '../photo-error.ts';
import { ascii, viewOf } from './bytes.ts';

/** A box of an ISO base media file. */
export interface Box {
  type: string;
  /** Of the content. */
  start: number;
  end: number;
}

/** Boxes between two places. @throws PhotoError damaged */
export function boxes(bytes: Uint8Array, from: number, to: number): Box[] {
  const view = viewOf(bytes);
  const found: Box[] = [];
  for (let at = from; at + 8 <= to;) {
    const short = view.getUint32(at);
    if (short === 1 && at + 16 > to) throw damaged('a box without size');
    const size = short === 0 ? to - at : short === 1 ? Number(view.getBigUint64(at + 8)) : short;
    const head = short === 1 ? 16 : 8;
    if (size < head || at + size > to) throw damaged('a box that ends outside of the file');
    found.push({ type: ascii(bytes, at + 4, 4), start: at + head, end: at + size });
    if (found.length > 10_000) throw damaged('too many boxes');
    at += size;
  }
  return found;
}

export const inside = (list: readonly Box[], type: string): Box | undefined => list.find((box) => box.type === type);
