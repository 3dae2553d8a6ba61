import type { Bytes } from './bytes.ts';

const WINDOW = 65_536;

/** Reads a little more than is asked for, so that neighbours of small entries cost no read of their own. */
export function readAhead(bytes: Bytes): Bytes {
  let [from, window]: [number, Promise<Uint8Array<ArrayBuffer>>] = [0, Promise.resolve(new Uint8Array(0))];
  let to = 0;
  return {
    size: bytes.size,
    async read(start, end) {
      if (end - start > WINDOW) return bytes.read(start, end);
      if (start < from || Math.min(end, bytes.size) > to) {
        [from, to] = [start, Math.min(start + WINDOW, bytes.size)];
        window = bytes.read(from, to);
      }
      const base = from;
      return (await window).slice(start - base, end - base);
    },
  };
}
