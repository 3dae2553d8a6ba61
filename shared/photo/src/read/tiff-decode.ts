import { PIXEL_LIMIT } from '../limits.ts';
import { damaged, PhotoError } from '../photo-error.ts';
import { type Pixels, newPixels } from '../pixels.ts';
import { concat } from './bytes.ts';
import { unpack } from './tiff-unpack.ts';
import type { TiffHeader } from './tiff.ts';

const JPEG = 7;

/** Bytes of one strip or tile, unpacked: the largest photo in 16-bit RGB. */
const STRIP_LIMIT = PIXEL_LIMIT * 6;

/** Decodes a strip that is a JPEG of its own. */
export type DecodeJpeg = (jpeg: Uint8Array) => Promise<Pixels>;

/** @throws PhotoError damaged */
export async function decodeTiff(bytes: Uint8Array, header: TiffHeader, jpeg: DecodeJpeg): Promise<Pixels> {
  const { width, height, blockWidth, blockHeight, offsets, counts } = header;
  if (!(blockWidth > 0 && blockHeight > 0) || blockWidth > width + 65_535 || blockHeight > height + 65_535)
    throw damaged('strips without size');
  const across = Math.ceil(width / blockWidth);
  const down = Math.ceil(height / blockHeight);
  const planes = header.planar ? header.samples : 1;
  if (offsets.length < across * down * planes) throw damaged('strips are missing');
  const pixels = newPixels(width, height);
  for (let block = 0; block < across * down; block++) {
    const left = (block % across) * blockWidth;
    const top = Math.floor(block / across) * blockHeight;
    // A tile is whole even at the edge, a strip ends with the image.
    const rows = across > 1 || blockWidth !== width ? blockHeight : Math.min(blockHeight, height - top);
    const packed = (plane: number) => {
      const i = plane * across * down + block;
      const end = counts[i] === undefined ? bytes.length : offsets[i]! + counts[i];
      if (offsets[i]! >= bytes.length || end > bytes.length) throw damaged('it ends too early');
      return bytes.subarray(offsets[i], end);
    };
    if (header.compression === JPEG) {
      paste(pixels, await jpeg(jpegOf(packed(0), header)), left, top);
      continue;
    }
    const perBlock = header.planar ? 1 : header.samples;
    const stride = Math.ceil((blockWidth * header.bits * perBlock) / 8);
    if (stride * rows > STRIP_LIMIT) throw new PhotoError('tooLarge', { width, height, limit: STRIP_LIMIT / 1e6 });
    const parts: Uint8Array[] = [];
    for (let plane = 0; plane < planes; plane++) {
      const source = header.lowBitFirst ? packed(plane).map(reversed) : packed(plane);
      const part = unpack(source, header.compression, stride * rows);
      if (header.predictor === 2) undoPredictor(part, header, blockWidth, rows, perBlock);
      parts.push(part);
    }
    colour(pixels, parts, header, { left, top, rows, stride });
  }
  return pixels;
}

const reversed = (byte: number): number => {
  let out = 0;
  for (let i = 0; i < 8; i++) out |= ((byte >> i) & 1) << (7 - i);
  return out;
};

/** Samples were stored as differences to the pixel on the left. */
function undoPredictor(
  data: Uint8Array,
  { bits, little }: TiffHeader,
  width: number,
  rows: number,
  samples: number,
): void {
  const stride = (width * samples * bits) / 8;
  if (bits === 8) {
    for (let y = 0; y < rows; y++)
      for (let i = y * stride + samples; i < (y + 1) * stride; i++) data[i] = data[i]! + data[i - samples]!;
    return;
  }
  const view = new DataView(data.buffer, data.byteOffset, data.byteLength);
  for (let y = 0; y < rows; y++)
    for (let i = y * stride + samples * 2; i < (y + 1) * stride; i += 2)
      view.setUint16(i, view.getUint16(i, little) + view.getUint16(i - samples * 2, little), little);
}

interface Place {
  left: number;
  top: number;
  rows: number;
  stride: number;
}

function colour(pixels: Pixels, parts: Uint8Array[], header: TiffHeader, { left, top, rows, stride }: Place): void {
  const { bits, samples, photometric, little, palette, planar, blockWidth } = header;
  const most = 2 ** bits - 1;
  const high = little ? 1 : 0;
  const sample = (x: number, y: number, s: number): number => {
    const part = parts[planar ? s : 0]!;
    const i = planar ? x : x * samples + s;
    const row = y * stride;
    if (bits === 8) return part[row + i]!;
    if (bits === 16) return part[row + i * 2 + high]!;
    const bit = i * bits;
    return (part[row + (bit >> 3)]! >> (8 - bits - (bit & 7))) & most;
  };
  const scale = bits < 8 && photometric !== 3 ? 255 / most : 1;
  const colors = palette.length / 3;
  // Palettes should count to 65535; some writers count to 255.
  const wide = palette.some((value) => value > 255) ? 257 : 1;
  const endX = Math.min(blockWidth, pixels.width - left);
  const endY = Math.min(rows, pixels.height - top);
  const extra = photometric === 5 ? 4 : photometric === 2 ? 3 : 1;
  for (let y = 0; y < endY; y++) {
    for (let x = 0; x < endX; x++) {
      const to = ((top + y) * pixels.width + left + x) * 4;
      if (photometric === 2) for (let c = 0; c < 3; c++) pixels.data[to + c] = sample(x, y, c);
      else if (photometric === 5) {
        const light = 255 - sample(x, y, 3);
        for (let c = 0; c < 3; c++) pixels.data[to + c] = ((255 - sample(x, y, c)) * light) / 255;
      } else if (photometric === 3) {
        const index = sample(x, y, 0);
        for (let c = 0; c < 3; c++) pixels.data[to + c] = (palette[c * colors + index] ?? 0) / wide;
      } else {
        const value = sample(x, y, 0) * scale;
        pixels.data.fill(photometric === 0 ? 255 - value : value, to, to + 3);
      }
      pixels.data[to + 3] = header.alpha ? sample(x, y, extra) : 255;
    }
  }
}

/** A strip may leave its tables to the directory; and RGB must be said, or decoders take it for YCbCr. */
function jpegOf(strip: Uint8Array, { jpegTables, photometric }: TiffHeader): Uint8Array {
  const tables = jpegTables.length > 4 ? jpegTables.subarray(2, jpegTables.length - 2) : new Uint8Array();
  const adobe =
    photometric === 2
      ? new Uint8Array([0xff, 0xee, 0, 14, 65, 100, 111, 98, 101, 0, 100, 0, 0, 0, 0, 0])
      : new Uint8Array();
  return concat([strip.subarray(0, 2), adobe, tables, strip.subarray(2)]);
}

function paste(pixels: Pixels, part: Pixels, left: number, top: number): void {
  const width = Math.min(part.width, pixels.width - left);
  for (let y = 0; y < Math.min(part.height, pixels.height - top); y++) {
    const row = part.data.subarray(y * part.width * 4, (y * part.width + width) * 4);
    pixels.data.set(row, ((top + y) * pixels.width + left) * 4);
  }
}
