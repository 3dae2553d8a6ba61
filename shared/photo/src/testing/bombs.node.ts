import { constants, crc32, deflateRawSync } from 'node:zlib';

const MEGABYTE = 2 ** 20;

const u16 = (value: number): number[] => [value >>> 8, value & 255];

function chunk(type: string, content: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}

/** The Adler sum of zeros: one, and as many times one as there are bytes. */
function sumOfZeros(bytes: number): Buffer {
  const sum = Buffer.alloc(4);
  sum.writeUInt16BE(bytes % 65_521, 0);
  sum.writeUInt16BE(1, 2);
  return sum;
}

/** A black PNG, sound to its last byte and a thousandth of what it unpacks to. `bits` of each of `samples` of a pixel. */
export function blackPng(width: number, height: number, bits: 8 | 16, samples: 1 | 3 | 4): Uint8Array {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([bits, { 1: 0, 3: 2, 4: 6 }[samples]], 8);
  const size = ((width * bits * samples) / 8 + 1) * height;
  // A full flush leaves blocks that stand for themselves, so that they can be repeated.
  const flushed = (bytes: number): Buffer =>
    deflateRawSync(new Uint8Array(bytes), { finishFlush: constants.Z_FULL_FLUSH, level: 9 });
  const whole = flushed(MEGABYTE);
  const parts = Array.from({ length: Math.floor(size / MEGABYTE) }, () => whole);
  const packed = [Buffer.from([0x78, 0xda]), ...parts, flushed(size % MEGABYTE), deflateRawSync(new Uint8Array(0))];
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10]),
    chunk('IHDR', head),
    chunk('IDAT', Buffer.concat([...packed, sumOfZeros(size)])),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

const segment = (marker: number, content: readonly number[]): Buffer =>
  Buffer.from([0xff, marker, ...u16(content.length + 2), ...content]);

/** A code table with one code, of one bit: 0. */
const table = (id: number, symbol: number): number[] => [id, 1, ...Array.from({ length: 15 }, () => 0), symbol];

/**
 * A grey progressive JPEG: one scan that says nothing of any block but that it is as the one before, and then scans of some
 * bytes, each of which is one more walk over the whole image.
 */
export function progressiveJpeg(width: number, height: number, scans: number): Uint8Array {
  const blocks = Math.ceil(width / 8) * Math.ceil(height / 8);
  // "No more in this block and the next 16,383": one bit for the code, and 14 of further blocks, all zero.
  const runs = Math.ceil(blocks / 16_384);
  const later = Buffer.concat([segment(0xda, [1, 1, 0x00, 1, 63, 0]), Buffer.alloc(Math.ceil((runs * 15) / 8))]);
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    segment(0xdb, [0, ...Array.from({ length: 64 }, () => 1)]),
    segment(0xc2, [8, ...u16(height), ...u16(width), 1, 1, 0x11, 0]),
    segment(0xc4, [...table(0x00, 0), ...table(0x10, 0xe0)]),
    segment(0xda, [1, 1, 0x00, 0, 0, 0]),
    Buffer.alloc(Math.ceil(blocks / 8)),
    ...Array.from({ length: scans - 1 }, () => later),
    Buffer.from([0xff, 0xd9]),
  ]);
}
