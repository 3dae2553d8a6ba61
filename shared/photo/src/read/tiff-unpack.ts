import { Inflate } from 'pako';
import { damaged } from '../photo-error.ts';

/** The bytes of a strip or tile, exactly `length`; what it holds beyond is ignored. @throws PhotoError damaged */
export function unpack(packed: Uint8Array, compression: number, length: number): Uint8Array {
  if (compression === 1) {
    if (packed.length < length) throw damaged('it ends too early');
    return packed.slice(0, length);
  }
  const out =
    compression === 5
      ? lzw(packed, length)
      : compression === 32773
        ? packBits(packed, length)
        : inflated(packed, length);
  if (!out) throw damaged('a strip holds too little');
  return out;
}

function packBits(packed: Uint8Array, length: number): Uint8Array | null {
  const out = new Uint8Array(length);
  let to = 0;
  for (let at = 0; at < packed.length && to < length;) {
    const n = (packed[at++]! << 24) >> 24;
    if (n >= 0) {
      const part = packed.subarray(at, at + Math.min(n + 1, length - to));
      out.set(part, to);
      to += part.length;
      at += n + 1;
    } else if (n !== -128) {
      out.fill(packed[at++] ?? 0, to, to + 1 - n);
      to += 1 - n;
    }
  }
  return to >= length ? out : null;
}

/** Stops as soon as the strip is full, so that a bomb costs no more than its strip. */
function inflated(packed: Uint8Array, length: number): Uint8Array | null {
  const out = new Uint8Array(length);
  let to = 0;
  const stream = new Inflate({ chunkSize: 65_536 });
  stream.onData = (chunk) => {
    const part = (chunk as Uint8Array).subarray(0, length - to);
    out.set(part, to);
    to += part.length;
  };
  for (let at = 0; at < packed.length && to < length && !stream.err; at += 16_384)
    stream.push(packed.subarray(at, at + 16_384), at + 16_384 >= packed.length);
  return to >= length ? out : null;
}

const CLEAR = 256;
const END = 257;

/** TIFF's LZW: codes of 9 to 12 bits, high bit first, which grow one code early. */
function lzw(packed: Uint8Array, length: number): Uint8Array | null {
  const out = new Uint8Array(length);
  const prefix = new Uint16Array(4097);
  const suffix = new Uint8Array(4097);
  const lengths = new Uint16Array(4097);
  for (let i = 0; i < 256; i++) [suffix[i], lengths[i]] = [i, 1];
  let [next, width, previous, to, buffer, held, at] = [258, 9, -1, 0, 0, 0, 0];
  while (to < length) {
    while (held < width) {
      if (at >= packed.length) return null;
      buffer = ((buffer << 8) | packed[at++]!) & 0xffffff;
      held += 8;
    }
    const code = (buffer >> (held - width)) & ((1 << width) - 1);
    held -= width;
    if (code === END) break;
    if (code === CLEAR) {
      [next, width, previous] = [258, 9, -1];
      continue;
    }
    if (code > next || (previous < 0 && code > 255)) return null;
    const fresh = code === next;
    const source = fresh ? previous : code;
    const size = lengths[source]! + (fresh ? 1 : 0);
    // Written from its end, since each code knows only what comes before it.
    let link = source;
    for (let i = to + lengths[source]! - 1; i >= to; i--) {
      if (i < length) out[i] = suffix[link]!;
      link = prefix[link]!;
    }
    const first = out[to]!;
    if (fresh && to + size - 1 < length) out[to + size - 1] = first;
    to += size;
    if (previous >= 0 && next < 4096) {
      prefix[next] = previous;
      suffix[next] = first;
      lengths[next] = lengths[previous]! + 1;
      next++;
      if (next + 1 >= 1 << width && width < 12) width++;
    }
    previous = code;
  }
  return to >= length ? out : null;
}
