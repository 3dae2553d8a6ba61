import { concat, viewOf } from '../read/bytes.ts';

const text = (words: string): Uint8Array => Uint8Array.from(words, (c) => c.charCodeAt(0));
const u16 = (value: number): Uint8Array => new Uint8Array([value >> 8, value & 255]);
const u32 = (value: number): Uint8Array =>
  new Uint8Array([value >>> 24, (value >> 16) & 255, (value >> 8) & 255, value & 255]);

const box = (type: string, ...content: Uint8Array[]): Uint8Array => {
  const inner = concat(content);
  return concat([u32(inner.length + 8), text(type), inner]);
};

const full = (type: string, version: number, ...content: Uint8Array[]): Uint8Array =>
  box(type, new Uint8Array([version, 0, 0, 0]), ...content);

/** As phones write it: the header of the block comes after a word of its own. */
const exifItem = (exif: Uint8Array): Uint8Array => concat([u32(6), text('Exif\0\0'), exif]);

/**
 * A HEIC container with an image of 64 x 48 pixels, whose data are missing, and two items that describe it: EXIF, and XMP
 * behind that. The items lie in `mdat` at offsets that `iloc` gives, as a phone writes them.
 */
export function heicWith(exif: Uint8Array, xmp = ''): Uint8Array<ArrayBuffer> {
  const ftyp = box('ftyp', text('heic'), u32(0), text('mif1heic'));
  const item = (id: number, type: string, ...more: Uint8Array[]): Uint8Array =>
    full('infe', 2, u16(id), u16(0), text(type), text('\0'), ...more);
  const iinf = full(
    'iinf',
    0,
    u16(3),
    item(1, 'hvc1'),
    item(2, 'Exif'),
    item(3, 'mime', text('application/rdf+xml\0')),
  );
  const iprp = box('iprp', box('ipco', full('ispe', 0, u32(64), u32(48))));
  const contents = [new Uint8Array(32), exifItem(exif), text(xmp)];
  const meta = (start: number): Uint8Array => {
    let at = start;
    const places = contents.map((content, i) => {
      const place = concat([u16(i + 1), u16(0), u16(1), u32(at), u32(content.length)]);
      at += content.length;
      return place;
    });
    const iloc = full('iloc', 0, new Uint8Array([0x44, 0]), u16(contents.length), ...places);
    return full('meta', 0, iinf, iprp, iloc);
  };
  return concat([ftyp, meta(ftyp.length + meta(0).length + 8), box('mdat', ...contents)]);
}

/**
 * A real HEIC with EXIF added as an item of its own, whose bytes lie behind the file.
 * @throws Error when its `iinf` and `iloc` are not of the kind that phones write
 */
export function heicWithExif(heic: Uint8Array, exif: Uint8Array): Uint8Array<ArrayBuffer> {
  const view = viewOf(heic);
  const find = (type: string): number => {
    for (let at = 0; at + 8 < heic.length; at++) if (text(type).every((c, i) => heic[at + 4 + i] === c)) return at;
    throw new Error(`no ${type}`);
  };
  const [meta, iinf, iloc] = [find('meta'), find('iinf'), find('iloc')];
  if (heic[iinf + 8]! > 1 || heic[iloc + 8]! > 1) throw new Error('another version');
  const sizes = view.getUint16(iloc + 12);
  const content = exifItem(exif);
  const entry = full('infe', 2, u16(900), u16(0), text('Exif'), text('\0'));
  const number = (size: number, value: number): Uint8Array =>
    size === 8 ? concat([u32(0), u32(value)]) : size === 4 ? u32(value) : new Uint8Array();
  const place = (at: number): Uint8Array =>
    concat([
      u16(900),
      ...(heic[iloc + 8] === 1 ? [u16(0)] : []),
      u16(0),
      number((sizes >> 4) & 15, 0),
      u16(1),
      number(heic[iloc + 8] === 1 ? sizes & 15 : 0, 0),
      number(sizes >> 12, at),
      number((sizes >> 8) & 15, content.length),
    ]);
  // Added bytes move everything behind them, so offsets of the image would have to grow: the new item comes first in the
  // tables and the offsets of the others are counted up.
  const grown = entry.length + place(0).length;
  const out = concat([heic, box('mdat', content)]);
  return moved(out, { meta, iinf, iloc, entry, place: place(heic.length + grown + 8), grown, sizes });
}

interface Tables {
  meta: number;
  iinf: number;
  iloc: number;
  entry: Uint8Array;
  place: Uint8Array;
  grown: number;
  sizes: number;
}

function moved(bytes: Uint8Array, tables: Tables): Uint8Array<ArrayBuffer> {
  const { meta, iinf, iloc, entry, place, grown, sizes } = tables;
  const view = viewOf(bytes);
  const grow = (at: number, by: number): void => view.setUint32(at, view.getUint32(at) + by);
  const version = bytes[iloc + 8]!;
  const [offsetSize, lengthSize, baseSize, indexSize] = [
    sizes >> 12,
    (sizes >> 8) & 15,
    (sizes >> 4) & 15,
    version === 1 ? sizes & 15 : 0,
  ];
  if (offsetSize !== 4 && baseSize !== 4) throw new Error('another width of offsets');
  const count = view.getUint16(iloc + 14);
  let at = iloc + 16;
  for (let item = 0; item < count; item++) {
    at += 2;
    const method = version === 1 ? view.getUint16(at) & 15 : 0;
    at += (version === 1 ? 2 : 0) + 2;
    if (baseSize === 4 && method === 0) grow(at, grown);
    at += baseSize;
    const extents = view.getUint16(at);
    at += 2;
    for (let extent = 0; extent < extents; extent++) {
      at += indexSize;
      if (baseSize !== 4 && method === 0) grow(at, grown);
      at += offsetSize + lengthSize;
    }
  }
  grow(meta, grown);
  grow(iinf, entry.length);
  grow(iloc, place.length);
  const wide = bytes[iinf + 8] === 1;
  if (wide) grow(iinf + 12, 1);
  else view.setUint16(iinf + 12, view.getUint16(iinf + 12) + 1);
  view.setUint16(iloc + 14, count + 1);
  const cuts = [
    [iinf + (wide ? 16 : 14), entry],
    [iloc + 16, place],
  ] as const;
  const [first, second] = iinf < iloc ? cuts : [cuts[1], cuts[0]];
  return concat([
    bytes.subarray(0, first[0]),
    first[1],
    bytes.subarray(first[0], second[0]),
    second[1],
    bytes.subarray(second[0]),
  ]);
}
