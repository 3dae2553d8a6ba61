import { readExif } from '../metadata/exif.ts';
import { type PrivateData, inXmp, sortedUnique } from '../metadata/private-data.ts';
import { checkBacked } from '../limits.ts';
import { damaged, PhotoError } from '../photo-error.ts';
import { ascii, concat, viewOf } from './bytes.ts';
import type { Orientation, PhotoHeader } from './header.ts';

interface Chunk {
  type: string;
  start: number;
  end: number;
}

/** What the image needs; everything else (texts, EXIF, time, animation, private chunks) only describes it. */
const image = new Set('IHDR PLTE IDAT IEND tRNS cHRM gAMA iCCP sBIT sRGB cICP bKGD pHYs'.split(' '));

/** Samples a pixel by colour type: grey, RGB, palette, grey and alpha, RGBA. */
const samples: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };

/** Deflate packs 258 bytes into no less than two bits. */
const DEFLATE_RATIO = 1032;

export interface PngHeader extends PhotoHeader {
  readonly format: 'png';
  /** Bits of a sample. */
  readonly depth: number;
  /** Bits of a pixel, all its samples together. */
  readonly bits: number;
  readonly chunks: readonly Chunk[];
}

/** @throws PhotoError damaged, unsupportedFormat */
export function readPng(bytes: Uint8Array): PngHeader {
  const view = viewOf(bytes);
  const chunks: Chunk[] = [];
  let at = 8;
  for (;;) {
    if (at + 12 > bytes.length) throw damaged('it ends too early');
    const end = at + 12 + view.getUint32(at);
    if (end > bytes.length) throw damaged('it ends too early');
    const chunk = { type: ascii(bytes, at + 4, 4), start: at, end };
    chunks.push(chunk);
    if (chunk.type === 'IEND') break;
    at = end;
  }
  const [first] = chunks;
  if (first!.type === 'CgBI') throw new PhotoError('unsupportedFormat', { format: 'png (CgBI)' });
  if (first!.type !== 'IHDR' || first!.end - first!.start !== 25) throw damaged('no header in it');
  if (!chunks.some(({ type }) => type === 'IDAT')) throw damaged('no image in it');
  const [width, height] = [view.getUint32(16), view.getUint32(20)];
  const packed = chunks.reduce((sum, { type, start, end }) => sum + (type === 'IDAT' ? end - start - 12 : 0), 0);
  const depth = bytes[24] ?? 0;
  const bits = depth * (samples[bytes[25] ?? 0] ?? 1);
  checkBacked(width, height, ((Math.ceil((width * bits) / 8) + 1) * height) / DEFLATE_RATIO, packed);
  const { orientation, found } = described(bytes, chunks);
  return { format: 'png', width, height, orientation, found, depth, bits, chunks };
}

function described(bytes: Uint8Array, chunks: readonly Chunk[]) {
  const found = new Set<PrivateData>();
  let orientation: Orientation = 1;
  for (const { type, start, end } of chunks) {
    const content = bytes.subarray(start + 8, end - 4);
    if (type === 'eXIf') {
      const facts = readExif(content);
      orientation = facts.orientation;
      for (const kind of facts.found) found.add(kind);
    } else if (type === 'iTXt' && ascii(content, 0, 17) === 'XML:com.adobe.xmp') {
      for (const kind of inXmp(ascii(content, 0, 1_000_000))) found.add(kind);
    } else if (type === 'tEXt' || type === 'zTXt' || type === 'iTXt') found.add('comment');
  }
  return { orientation, found: sortedUnique(found) };
}

export function stripPng(bytes: Uint8Array, { chunks }: PngHeader): Uint8Array<ArrayBuffer> {
  const kept = chunks.filter(({ type }) => image.has(type));
  return concat([bytes.subarray(0, 8), ...kept.map(({ start, end }) => bytes.subarray(start, end))]);
}
