import { readExif } from '../metadata/exif.ts';
import { type PrivateData, inXmp, sortedUnique } from '../metadata/private-data.ts';
import { damaged, PhotoError } from '../photo-error.ts';
import { ascii, viewOf } from './bytes.ts';
import type { PhotoHeader } from './header.ts';
import { type Box, boxes, inside } from './heif-boxes.ts';
import { type HeifItem, heifItems, itemBytes } from './heif-items.ts';

export interface HeifHeader extends PhotoHeader {
  readonly format: 'heic';
}

/**
 * Size and codec as the container declares them. The decoder applies rotation and mirroring of the container itself, and
 * the EXIF orientation does not count (ISO/IEC 23008-12).
 * @throws PhotoError damaged, unsupportedFormat
 */
export function readHeif(bytes: Uint8Array): HeifHeader {
  const top = boxes(bytes, 0, bytes.length);
  const minimal = inside(top, 'mini');
  const meta = inside(top, 'meta');
  if (!meta && minimal) return { format: 'heic', ...declared(bytes, minimal), orientation: 1, found: [] };
  if (!meta) throw damaged('no image in it');
  const parts = boxes(bytes, meta.start + 4, meta.end);
  const items = heifItems(bytes, inside(parts, 'iinf'));
  const codecs = items.map(({ type }) => type);
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
  return { format: 'heic', width, height, orientation: 1, found: described(bytes, parts, items) };
}

/** The minimal box packs its sizes in bits; the decoder reads them, and the file is too small to hold much. */
function declared(bytes: Uint8Array, _box: Box): { width: number; height: number } {
  if (bytes.length > 1_000_000) throw new PhotoError('unsupportedFormat', { format: 'heif (mini)' });
  return { width: 1, height: 1 };
}

function described(bytes: Uint8Array, meta: readonly Box[], items: readonly HeifItem[]): PrivateData[] {
  const found = new Set<PrivateData>();
  for (const item of items) {
    if (item.type !== 'Exif' && item.type !== 'mime') continue;
    const content = itemBytes(bytes, meta, item.id);
    if (content === null) continue;
    const told = item.type === 'Exif' ? inExifItem(content) : inXmp(ascii(content, 0, 1_000_000));
    for (const kind of told) found.add(kind);
  }
  return sortedUnique(found);
}

/** The item begins with the offset of the TIFF header behind it (ISO/IEC 23008-12, A.2.1), mostly past `Exif\0\0`. */
function inExifItem(content: Uint8Array): readonly PrivateData[] {
  if (content.length < 4) return [];
  return readExif(content.subarray(4 + viewOf(content).getUint32(0))).found;
}
