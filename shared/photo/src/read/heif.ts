import { readExif } from '../metadata/exif.ts';
import { type PrivateData, inXmp, sortedUnique } from '../metadata/private-data.ts';
import { damaged, PhotoError } from '../photo-error.ts';
import { ascii, indexOfText, viewOf } from './bytes.ts';
import type { PhotoHeader } from './header.ts';

interface Box {
  type: string;
  /** Of the content. */
  start: number;
  end: number;
}

/** Boxes between two places. @throws PhotoError damaged */
function boxes(bytes: Uint8Array, from: number, to: number): Box[] {
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

const inside = (list: readonly Box[], type: string) => list.find((box) => box.type === type);

/**
 * Size and codec as the container declares them. The decoder applies rotation and mirroring of the container itself, and
 * the EXIF orientation does not count (ISO/IEC 23008-12).
 * @throws PhotoError damaged, unsupportedFormat
 */
export function readHeif(bytes: Uint8Array): PhotoHeader {
  const top = boxes(bytes, 0, bytes.length);
  const minimal = inside(top, 'mini');
  const meta = inside(top, 'meta');
  if (!meta && minimal) return { format: 'heic', ...declared(bytes, minimal), orientation: 1, found: [] };
  if (!meta) throw damaged('no image in it');
  const parts = boxes(bytes, meta.start + 4, meta.end);
  const codecs = itemTypes(bytes, inside(parts, 'iinf'));
  const other = codecs.find((codec) => codec === 'av01' || codec === 'unci' || codec === 'j2k1' || codec === 'vvc1');
  if (other && !codecs.includes('hvc1')) throw new PhotoError('unsupportedFormat', { format: `heif (${other})` });
  if (!codecs.some((codec) => codec === 'hvc1' || codec === 'jpeg')) throw damaged('no image in it');
  const properties = inside(parts, 'iprp');
  const store = properties && inside(boxes(bytes, properties.start, properties.end), 'ipco');
  if (!store) throw damaged('no image in it');
  const view = viewOf(bytes);
  let [width, height] = [0, 0];
  for (const { type, start, end } of boxes(bytes, store.start, store.end)) {
    if (type !== 'ispe' || end - start < 12) continue;
    const [w, h] = [view.getUint32(start + 4), view.getUint32(start + 8)];
    if (w * h > width * height) [width, height] = [w, h];
  }
  return { format: 'heic', width, height, orientation: 1, found: described(bytes, codecs) };
}

/** The minimal box packs its sizes in bits; the decoder reads them, and the file is too small to hold much. */
function declared(bytes: Uint8Array, _box: Box): { width: number; height: number } {
  if (bytes.length > 1_000_000) throw new PhotoError('unsupportedFormat', { format: 'heif (mini)' });
  return { width: 1, height: 1 };
}

function itemTypes(bytes: Uint8Array, iinf: Box | undefined): string[] {
  if (!iinf) return [];
  const version = bytes[iinf.start] ?? 0;
  const list = boxes(bytes, iinf.start + (version === 0 ? 6 : 8), iinf.end);
  return list
    .filter(({ type }) => type === 'infe')
    .map(({ start }) => ascii(bytes, start + ((bytes[start] ?? 0) === 3 ? 10 : 8), 4));
}

function described(bytes: Uint8Array, items: readonly string[]): PrivateData[] {
  const found = new Set<PrivateData>();
  if (items.includes('Exif')) {
    const at = indexOfText(bytes, 'Exif\0\0');
    if (at >= 0) for (const kind of readExif(bytes.subarray(at + 6)).found) found.add(kind);
  }
  const xmp = items.includes('mime') ? indexOfText(bytes, '<x:xmpmeta') : -1;
  if (xmp >= 0) for (const kind of inXmp(ascii(bytes, xmp, 200_000))) found.add(kind);
  return sortedUnique(found);
}
