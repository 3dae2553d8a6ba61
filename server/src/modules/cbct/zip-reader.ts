import { Readable } from 'node:stream';
import { constants, createInflateRaw } from 'node:zlib';

/** Reads a stretch of a file; both ends are inside of it. */
export type ReadRange = (start: number, length: number) => Promise<Buffer>;

export interface ZipEntry {
  readonly name: string;
  /** 0 stored, 8 deflated. */
  readonly method: number;
  readonly compressedSize: number;
  readonly size: number;
  /** Where the local header stands. */
  readonly offset: number;
}

/** The file is no zip, or one of a kind that is not written by those who pack volumes. */
export class ZipUnreadable extends Error {
  override readonly name = 'ZipUnreadable';
}

const END = { signature: 0x06054b50, bytes: 22 };
const END_64_LOCATOR = { signature: 0x07064b50, bytes: 20 };
const END_64 = { signature: 0x06064b50, bytes: 56 };
const CENTRAL = { signature: 0x02014b50, bytes: 46 };
const LOCAL = { signature: 0x04034b50, bytes: 30 };
const MOST_COMMENT = 0xffff;
const IN_64 = 0xffffffff;
const EXTRA_64 = 0x0001;
/** A packed volume has a handful of entries; a longer list is none. */
const MOST_DIRECTORY = 1 << 20;

/**
 * The list of a zip's entries, read from its end: a file of any size costs a few small reads.
 * @param size of the whole file in bytes
 * @throws ZipUnreadable
 */
export async function zipEntries(read: ReadRange, size: number): Promise<ZipEntry[]> {
  const { start, length } = await directoryPlace(read, size);
  if (length > MOST_DIRECTORY || start < 0 || start + length > size) throw new ZipUnreadable('directory out of place');
  const bytes = length > 0 ? await read(start, length) : Buffer.alloc(0);
  const entries: ZipEntry[] = [];
  for (let at = 0; at + CENTRAL.bytes <= bytes.length;) {
    if (bytes.readUInt32LE(at) !== CENTRAL.signature) break;
    const [nameLength, extraLength, commentLength] = [28, 30, 32].map((field) => bytes.readUInt16LE(at + field)) as [
      number,
      number,
      number,
    ];
    const nameEnd = at + CENTRAL.bytes + nameLength;
    const next = nameEnd + extraLength + commentLength;
    if (next > bytes.length) throw new ZipUnreadable('directory is cut off');
    entries.push(
      withLongSizes(bytes.subarray(nameEnd, nameEnd + extraLength), {
        name: bytes.toString('utf8', at + CENTRAL.bytes, nameEnd),
        method: bytes.readUInt16LE(at + 10),
        compressedSize: bytes.readUInt32LE(at + 20),
        size: bytes.readUInt32LE(at + 24),
        offset: bytes.readUInt32LE(at + 42),
      }),
    );
    at = next;
  }
  return entries;
}

async function directoryPlace(read: ReadRange, size: number): Promise<{ start: number; length: number }> {
  if (size < END.bytes) throw new ZipUnreadable('too short');
  const tailStart = Math.max(0, size - END.bytes - MOST_COMMENT - END_64_LOCATOR.bytes);
  const tail = await read(tailStart, size - tailStart);
  for (let at = tail.length - END.bytes; at >= 0; at--) {
    if (tail.readUInt32LE(at) !== END.signature) continue;
    const length = tail.readUInt32LE(at + 12);
    const start = tail.readUInt32LE(at + 16);
    if (start !== IN_64 && length !== IN_64) return { start, length };
    const locator = at - END_64_LOCATOR.bytes;
    if (locator < 0 || tail.readUInt32LE(locator) !== END_64_LOCATOR.signature) break;
    const place = Number(tail.readBigUInt64LE(locator + 8));
    if (place + END_64.bytes > size) break;
    const long = await read(place, END_64.bytes);
    if (long.readUInt32LE(0) !== END_64.signature) break;
    return { length: Number(long.readBigUInt64LE(40)), start: Number(long.readBigUInt64LE(48)) };
  }
  throw new ZipUnreadable('no end of directory');
}

/** Fields that do not fit 32 bits stand in the extra field, in this order, and only those. */
function withLongSizes(extra: Buffer, entry: ZipEntry): ZipEntry {
  for (let at = 0; at + 4 <= extra.length; at += 4 + extra.readUInt16LE(at + 2)) {
    if (extra.readUInt16LE(at) !== EXTRA_64) continue;
    const field = extra.subarray(at + 4, at + 4 + extra.readUInt16LE(at + 2));
    let next = 0;
    const long = (short: number): number => {
      if (short !== IN_64) return short;
      if (next + 8 > field.length) throw new ZipUnreadable('size is cut off');
      next += 8;
      return Number(field.readBigUInt64LE(next - 8));
    };
    const size = long(entry.size);
    const compressedSize = long(entry.compressedSize);
    return { ...entry, size, compressedSize, offset: long(entry.offset) };
  }
  return entry;
}

/**
 * The first bytes of an entry, uncompressed; all of it when it is no longer than `most`.
 * @param fileSize of the whole zip
 * @throws ZipUnreadable
 */
export async function zipEntryStart(read: ReadRange, fileSize: number, entry: ZipEntry, most: number): Promise<Buffer> {
  if (entry.offset + LOCAL.bytes > fileSize) throw new ZipUnreadable('entry out of place');
  const local = await read(entry.offset, LOCAL.bytes);
  if (local.readUInt32LE(0) !== LOCAL.signature) throw new ZipUnreadable('entry out of place');
  const start = entry.offset + LOCAL.bytes + local.readUInt16LE(26) + local.readUInt16LE(28);
  // Deflated bytes are never more than a few longer than what they hold.
  const length = Math.min(entry.compressedSize, most + 1024, fileSize - start);
  if (length <= 0) return Buffer.alloc(0);
  const bytes = await read(start, length);
  if (entry.method === 0) return bytes.subarray(0, most);
  if (entry.method !== 8) throw new ZipUnreadable('compressed in an unknown way');
  return inflateStart(bytes, most);
}

/** What comes out of the beginning of deflated bytes, up to a limit; what follows them was not read. */
async function inflateStart(bytes: Buffer, most: number): Promise<Buffer> {
  const parts: Buffer[] = [];
  let length = 0;
  try {
    for await (const part of Readable.from([bytes]).pipe(createInflateRaw({ finishFlush: constants.Z_SYNC_FLUSH }))) {
      parts.push(part as Buffer);
      length += (part as Buffer).length;
      if (length >= most) break;
    }
  } catch {
    throw new ZipUnreadable('entry cannot be inflated');
  }
  return Buffer.concat(parts).subarray(0, most);
}
