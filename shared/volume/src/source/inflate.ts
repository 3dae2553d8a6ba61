import pako from 'pako';
import { VolumeError } from '../volume-error.ts';

const PIECE = 65_536;

/**
 * Inflates raw DEFLATE until `limit` bytes are there or the data ends, whichever comes first. Input goes in by small pieces, so
 * that a bomb costs no more than what was asked for and one piece.
 * @returns the bytes, at most `limit`, and whether the stream ended within them. Damaged data gives what came before the damage.
 */
export function inflateUpTo(compressed: Uint8Array, limit: number): { bytes: Uint8Array<ArrayBuffer>; ended: boolean } {
  const parts: Uint8Array[] = [];
  let length = 0;
  const inflater = new pako.Inflate({ raw: true, chunkSize: PIECE });
  inflater.onData = (part) => {
    parts.push(part as Uint8Array);
    length += (part as Uint8Array).length;
    // Nothing else stops the inflater between two parts of its output.
    if (length > limit) throw FULL;
  };
  let ended = false;
  try {
    for (let at = 0; at < compressed.length && !inflater.err && !ended; at += PIECE) {
      inflater.push(compressed.subarray(at, at + PIECE), at + PIECE >= compressed.length);
      ended = (inflater as unknown as { ended: boolean }).ended && inflater.err === 0;
    }
  } catch (stop) {
    if (stop !== FULL) throw stop;
    ended = false;
  }
  // What was inflated last stays with the inflater until its piece is full or the stream ends.
  const { strm } = inflater as unknown as { strm: { output: Uint8Array | null; next_out: number; avail_out: number } };
  if (!ended && length <= limit && strm.output && strm.avail_out > 0) {
    parts.push(strm.output.subarray(0, strm.next_out));
    length += strm.next_out;
  }
  const bytes = new Uint8Array(Math.min(length, limit));
  let at = 0;
  for (const part of parts) {
    bytes.set(part.subarray(0, bytes.length - at), at);
    at += Math.min(part.length, bytes.length - at);
  }
  return { bytes, ended };
}

const FULL = new Error('enough');

/** Inflates exactly `size` bytes. @throws VolumeError with `code` when there are fewer or more. */
export function inflateExactly(
  compressed: Uint8Array,
  size: number,
  code: 'archive' | 'chunkDamaged',
  file: string,
): Uint8Array<ArrayBuffer> {
  const { bytes, ended } = inflateUpTo(compressed, size);
  if (!ended || bytes.length !== size) throw new VolumeError(code, { file });
  return bytes;
}
