import { crc32 } from '../pack/crc32.ts';
import { VolumeError } from '../volume-error.ts';

/** Property ids of the format (7zFormat.txt). */
const [END, HEADER, STREAMS, FILES, PACK_INFO, SUB_STREAMS, NAMES, ENCODED] = [0, 1, 4, 5, 6, 8, 0x11, 0x17];
const SIGNATURE_BYTES = 32;
/** A header of 50,000 long names has about 10 MB. */
const LARGEST_HEADER = 2 ** 25;

/**
 * The names of a 7z archive as they are written, UTF-16. The library, compiled without a locale, gives an asterisk for every letter
 * beyond ASCII.
 * @param maxEntries more are refused: the library takes memory for all of them before it tells of the first.
 * @param unpack unpacks the first entry of an archive, as far as `most` and a byte more: headers are compressed as entries are, so a
 * small archive is made of one.
 * @returns nothing when the header is not understood; the library has the last word on what is damaged.
 * @throws VolumeError archiveTooLarge
 */
export async function sevenZipNames(
  archive: Uint8Array,
  maxEntries: number,
  unpack: (archive: Uint8Array, most: number) => Promise<Uint8Array>,
): Promise<string[] | undefined> {
  try {
    const view = new DataView(archive.buffer, archive.byteOffset, archive.byteLength);
    const start = SIGNATURE_BYTES + Number(view.getBigUint64(12, true));
    const size = Number(view.getBigUint64(20, true));
    let header: Uint8Array = archive.slice(start, start + Math.min(size, LARGEST_HEADER + 1));
    // A header may be packed more than once.
    for (let depth = 0; header[0] === ENCODED && depth < 3; depth += 1)
      header = await unpack(archiveOf(archive.subarray(0, start), header), LARGEST_HEADER);
    if (header.length > LARGEST_HEADER) throw new VolumeError('archiveTooLarge', { header: header.length });
    const names = namesIn(header);
    if (names && names.length > maxEntries) throw new VolumeError('archiveTooLarge', { entries: names.length });
    return names;
  } catch (error) {
    if (error instanceof VolumeError && error.code === 'archiveTooLarge') throw error;
    return undefined;
  }
}

/** A 7z number: the first byte tells by its leading ones how many bytes follow. */
function numberAt(bytes: Uint8Array, at: number): [value: number, next: number] {
  const first = bytes[at]!;
  let value = 0;
  for (let n = 0, mask = 0x80; n < 8; n += 1, mask >>= 1) {
    if ((first & mask) === 0) return [value + (first & (mask - 1)) * 2 ** (8 * n), at + 1 + n];
    value += bytes[at + 1 + n]! * 2 ** (8 * n);
  }
  return [value, at + 9];
}

/** An archive with one entry: the packed header. `body` is the original up to its header. */
function archiveOf(body: Uint8Array, encoded: Uint8Array): Uint8Array {
  if (encoded[1] !== PACK_INFO) throw new Error('no packed header');
  const [packAt, afterPack] = numberAt(encoded, 2);
  const packed = body.subarray(SIGNATURE_BYTES + packAt);
  // The streams as they are described, from position 0, closed again after the information that each is one file.
  const streams = encoded.subarray(afterPack, encoded.length - 1);
  const name = [NAMES, 5, 0, 0x68, 0, 0, 0];
  const header = Uint8Array.from([
    HEADER,
    STREAMS,
    PACK_INFO,
    0,
    ...streams,
    SUB_STREAMS,
    END,
    END,
    FILES,
    1,
    ...name,
    END,
    END,
  ]);
  const whole = new Uint8Array(SIGNATURE_BYTES + packed.length + header.length);
  whole.set(body.subarray(0, 8));
  const view = new DataView(whole.buffer);
  view.setBigUint64(12, BigInt(packed.length), true);
  view.setBigUint64(20, BigInt(header.length), true);
  view.setUint32(28, crc32(header), true);
  view.setUint32(8, crc32(whole.subarray(12, 32)), true);
  whole.set(packed, SIGNATURE_BYTES);
  whole.set(header, SIGNATURE_BYTES + packed.length);
  return whole;
}

/** The property with the names: its length, a zero, and UTF-16 text in which each name ends with a zero. */
function namesIn(header: Uint8Array): string[] | undefined {
  for (let at = header.length - 4; at > 0; at -= 1) {
    if (header[at] !== NAMES) continue;
    const [size, next] = numberAt(header, at + 1);
    const text = header.subarray(next + 1, next + size);
    const sound = size > 4 && size % 2 === 1 && header[next] === 0 && text.length === size - 1;
    if (!sound || text.at(-1) !== 0 || text.at(-2) !== 0) continue;
    return new TextDecoder('utf-16le').decode(text).slice(0, -1).split('\0');
  }
  return undefined;
}

/** The written name, if it is what the library shows with asterisks for what it cannot write. */
export const sameName = (shown: string, written: string | undefined): string => {
  const fits =
    written?.length === shown.length && [...shown].every((letter, n) => letter === '*' || letter === written[n]);
  return fits ? written : shown;
};
