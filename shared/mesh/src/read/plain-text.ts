import { MeshError } from '../mesh-error.ts';

/**
 * Text formats are read as ASCII bytes. A UTF-8 mark is skipped and UTF-16 (which Windows tools write) is narrowed to
 * one byte a character: only names and comments hold others, and those become '?'.
 */
export function plainText(bytes: Uint8Array): { bytes: Uint8Array; encoding: 'utf-8' | 'utf-16le' | 'utf-16be' } {
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf)
    return { bytes: bytes.subarray(3), encoding: 'utf-8' };
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return { bytes: narrow(bytes, 2, 0), encoding: 'utf-16le' };
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return { bytes: narrow(bytes, 2, 1), encoding: 'utf-16be' };
  const unmarked = utf16WithoutMark(bytes);
  if (unmarked) return { bytes: narrow(bytes, 0, unmarked === 'utf-16le' ? 0 : 1), encoding: unmarked };
  return { bytes, encoding: 'utf-8' };
}

function narrow(bytes: Uint8Array, start: number, lowByte: 0 | 1): Uint8Array {
  const count = (bytes.length - start) >> 1;
  const out = new Uint8Array(count);
  for (let i = 0; i < count; i++) {
    const at = start + i * 2;
    out[i] = bytes[at + 1 - lowByte] === 0 ? bytes[at + lowByte]! : 63;
  }
  return out;
}

/** UTF-16 without a mark: every second byte of the first 32 characters is zero and the others are printable. */
function utf16WithoutMark(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  const sample = Math.min(bytes.length & ~1, 64);
  if (sample < 8) return undefined;
  let little = true;
  let big = true;
  for (let p = 0; p < sample; p += 2) {
    if (bytes[p + 1] !== 0 || !isText(bytes[p]!)) little = false;
    if (bytes[p] !== 0 || !isText(bytes[p + 1]!)) big = false;
  }
  return little ? 'utf-16le' : big ? 'utf-16be' : undefined;
}

const isText = (c: number) => (c >= 32 && c < 127) || c === 9 || c === 10 || c === 13;

/**
 * The text without zeros behind its end, which some disks and transfers pad with.
 * @param ended such zeros came before: nothing else may follow
 * @throws MeshError `corrupt` for zeros with text behind them: a part of the file was never written
 */
export function withoutZeros(bytes: Uint8Array, ended = false): Uint8Array {
  const zero = ended ? 0 : bytes.indexOf(0);
  if (zero < 0) return bytes;
  for (let p = zero; p < bytes.length; p++) {
    if (bytes[p]! > 32) throw new MeshError('corrupt', { detail: `bytes of zero within the text, before place ${p}` });
  }
  return bytes.subarray(0, zero);
}
