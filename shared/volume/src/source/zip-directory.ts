import { decodeText } from '../dicom/charset.ts';
import { VolumeError } from '../volume-error.ts';
import type { Bytes } from './bytes.ts';

/** An entry of a zip as its central directory has it; the bytes are read in place. */
export interface ZipEntry {
  readonly name: string;
  /** 0 stored, 8 DEFLATE; others are left to the archive library. */
  readonly method: number;
  readonly encrypted: boolean;
  readonly directory: boolean;
  readonly crc: number;
  readonly compressedSize: number;
  readonly size: number;
  readonly headerAt: number;
}

const END = 0x06054b50;
const END_64 = 0x06064b50;
const LOCATOR_64 = 0x07064b50;
const ENTRY = 0x02014b50;
const LOCAL = 0x04034b50;
const UTF8 = 0x0800;
const FULL_32 = 0xffffffff;
/** A directory of 50,000 entries with long names has about 15 MB. */
const LARGEST_DIRECTORY = 2 ** 25;

const viewOf = (bytes: Uint8Array): DataView => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
const bigNumber = (view: DataView, at: number): number => Number(view.getBigUint64(at, true));

/**
 * Reads the directory of a zip, zip64 included, without reading what it holds.
 * @param maxEntries more entries are refused.
 * @throws VolumeError archive, archiveTooLarge
 */
export async function zipDirectory(bytes: Bytes, maxEntries: number): Promise<ZipEntry[]> {
  try {
    const { at, size, count } = await findDirectory(bytes);
    if (count > maxEntries) throw new VolumeError('archiveTooLarge', { entries: count });
    if (size > LARGEST_DIRECTORY) throw new VolumeError('archiveTooLarge', { directory: size });
    if (at + size > bytes.size) throw new VolumeError('archive');
    return parseDirectory(await bytes.read(at, at + size), maxEntries);
  } catch (error) {
    // Offsets that point outside of what they should are RangeErrors of the view.
    if (error instanceof RangeError) throw new VolumeError('archive');
    throw error;
  }
}

async function findDirectory(bytes: Bytes): Promise<{ at: number; size: number; count: number }> {
  const tailAt = Math.max(0, bytes.size - 22 - 65_535 - 20);
  const view = viewOf(await bytes.read(tailAt, bytes.size));
  let end = view.byteLength - 22;
  while (end >= 0 && view.getUint32(end, true) !== END) end -= 1;
  if (end < 0) throw new VolumeError('archive');
  const short = {
    count: view.getUint16(end + 10, true),
    size: view.getUint32(end + 12, true),
    at: view.getUint32(end + 16, true),
  };
  const long = short.count === 0xffff || short.size === FULL_32 || short.at === FULL_32;
  if (!long || end < 20 || view.getUint32(end - 20, true) !== LOCATOR_64) return short;
  const at64 = bigNumber(view, end - 20 + 8);
  const view64 = viewOf(await bytes.read(at64, at64 + 56));
  if (view64.getUint32(0, true) !== END_64) throw new VolumeError('archive');
  return { count: bigNumber(view64, 32), size: bigNumber(view64, 40), at: bigNumber(view64, 48) };
}

function parseDirectory(bytes: Uint8Array, maxEntries: number): ZipEntry[] {
  const view = viewOf(bytes);
  const entries: ZipEntry[] = [];
  let at = 0;
  while (at + 46 <= bytes.length && view.getUint32(at, true) === ENTRY) {
    const [nameLength, extraLength, commentLength] = [28, 30, 32].map((field) => view.getUint16(at + field, true)) as [
      number,
      number,
      number,
    ];
    const flags = view.getUint16(at + 8, true);
    const rawName = bytes.subarray(at + 46, at + 46 + nameLength);
    const extra = bytes.subarray(at + 46 + nameLength, at + 46 + nameLength + extraLength);
    const name = nameOf(rawName, extra, (flags & UTF8) !== 0);
    entries.push({
      name,
      method: view.getUint16(at + 10, true),
      encrypted: (flags & 1) !== 0,
      directory: name.endsWith('/'),
      crc: view.getUint32(at + 16, true),
      ...sizes64(extra, {
        size: view.getUint32(at + 24, true),
        compressedSize: view.getUint32(at + 20, true),
        headerAt: view.getUint32(at + 42, true),
      }),
    });
    if (entries.length > maxEntries) throw new VolumeError('archiveTooLarge', { entries: entries.length });
    at += 46 + nameLength + extraLength + commentLength;
  }
  return entries;
}

type Sizes = Pick<ZipEntry, 'size' | 'compressedSize' | 'headerAt'>;

/** The zip64 field replaces, in this order, those that are full in the short form. */
function sizes64(extra: Uint8Array, short: Sizes): Sizes {
  const field = fieldOf(extra, 0x0001);
  if (!field) return short;
  const view = viewOf(field);
  let at = 0;
  const long = (value: number): number => {
    if (value !== FULL_32 || at + 8 > field.length) return value;
    at += 8;
    return bigNumber(view, at - 8);
  };
  return { size: long(short.size), compressedSize: long(short.compressedSize), headerAt: long(short.headerAt) };
}

/** UTF-8 when the entry says so, or its Unicode field; else UTF-8 if it is that, and GBK, which Chinese systems write. */
function nameOf(raw: Uint8Array, extra: Uint8Array, utf8: boolean): string {
  const unicode = fieldOf(extra, 0x7075);
  if (unicode && unicode.length > 5) return new TextDecoder().decode(unicode.subarray(5));
  return (utf8 ? new TextDecoder().decode(raw) : decodeText(raw, undefined)).replaceAll('\\', '/');
}

function fieldOf(extra: Uint8Array, id: number): Uint8Array | undefined {
  const view = viewOf(extra);
  for (let at = 0; at + 4 <= extra.length; at += 4 + view.getUint16(at + 2, true))
    if (view.getUint16(at, true) === id) return extra.subarray(at + 4, at + 4 + view.getUint16(at + 2, true));
  return undefined;
}

/** Where the data of an entry begins: behind its local header, whose own lengths may differ from the directory's. */
export async function dataOf(bytes: Bytes, entry: ZipEntry): Promise<{ start: number; end: number }> {
  const view = viewOf(await bytes.read(entry.headerAt, entry.headerAt + 30));
  if (view.byteLength < 30 || view.getUint32(0, true) !== LOCAL) throw new VolumeError('archive', { file: entry.name });
  const start = entry.headerAt + 30 + view.getUint16(26, true) + view.getUint16(28, true);
  if (start + entry.compressedSize > bytes.size) throw new VolumeError('archive', { file: entry.name });
  return { start, end: start + entry.compressedSize };
}
