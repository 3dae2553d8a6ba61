/** The part of Web Crypto that is used; workers, Node and pages of a secure origin have it. */
declare const crypto: { readonly subtle?: { digest(name: 'SHA-256', data: Uint8Array): Promise<ArrayBuffer> } };

const hex = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/** The voxels as the bytes that are hashed. */
export const bytesOf = (data: Int16Array | Int32Array): Uint8Array =>
  new Uint8Array(data.buffer, data.byteOffset, data.byteLength);

/**
 * SHA-256 of the voxels as they lie in memory, in hex; every machine that runs this is little-endian. Web Crypto does it
 * beside the thread where it may; it takes no shared memory, and is absent on a page without TLS.
 */
export const sha256 = (data: Int16Array | Int32Array): Promise<string> => sha256OfBytes(bytesOf(data));

/** The same of any bytes. */
export async function sha256OfBytes(bytes: Uint8Array): Promise<string> {
  const native = typeof crypto === 'undefined' ? undefined : crypto.subtle;
  const shared = typeof SharedArrayBuffer !== 'undefined' && bytes.buffer instanceof SharedArrayBuffer;
  if (native && !shared) return hex(new Uint8Array(await native.digest('SHA-256', bytes)));
  return sha256Here(bytes, () => new Promise<void>((resolve) => setTimeout(resolve, 0)));
}

/** Bytes between two pauses: a few milliseconds. */
const STRETCH = 2 ** 20;

/** The same in plain code, pausing now and then so that the thread stays answerable. */
export async function sha256Here(bytes: Uint8Array, pause: () => Promise<void>): Promise<string> {
  const state = Uint32Array.from(START);
  const whole = bytes.length - (bytes.length % 64);
  for (let at = 0; at < whole; at += STRETCH) {
    compress(state, bytes, at, Math.min(at + STRETCH, whole));
    await pause();
  }
  const rest = bytes.length - whole;
  const tail = new Uint8Array(rest < 56 ? 64 : 128);
  tail.set(bytes.subarray(whole));
  tail[rest] = 0x80;
  const view = new DataView(tail.buffer);
  view.setUint32(tail.length - 8, Math.floor(bytes.length / 0x20000000));
  view.setUint32(tail.length - 4, (bytes.length * 8) >>> 0);
  compress(state, tail, 0, tail.length);
  const out = new DataView(new ArrayBuffer(32));
  state.forEach((word, index) => out.setUint32(index * 4, word));
  return hex(new Uint8Array(out.buffer));
}

const primes = Array.from({ length: 312 }, (_, n) => n).filter(
  (n) => n > 1 && !Array.from({ length: Math.floor(Math.sqrt(n)) }, (_, d) => d + 2).some((d) => d < n && n % d === 0),
);
/** The first 32 bits behind the point of the roots of the first primes: how the standard (FIPS 180-4) defines its constants. */
const fraction = (value: number): number => ((value - Math.floor(value)) * 2 ** 32) >>> 0;
const START = primes.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));
const ROUNDS = Int32Array.from(primes.slice(0, 64), (prime) => fraction(Math.cbrt(prime)) | 0);

const words = new Int32Array(64);

function compress(state: Uint32Array, bytes: Uint8Array, from: number, to: number): void {
  let h0 = state[0]! | 0;
  let h1 = state[1]! | 0;
  let h2 = state[2]! | 0;
  let h3 = state[3]! | 0;
  let h4 = state[4]! | 0;
  let h5 = state[5]! | 0;
  let h6 = state[6]! | 0;
  let h7 = state[7]! | 0;
  for (let at = from; at < to; at += 64) {
    for (let i = 0, p = at; i < 16; i += 1, p += 4)
      words[i] = (bytes[p]! << 24) | (bytes[p + 1]! << 16) | (bytes[p + 2]! << 8) | bytes[p + 3]!;
    for (let i = 16; i < 64; i += 1) {
      const x = words[i - 15]!;
      const y = words[i - 2]!;
      const s0 = ((x >>> 7) | (x << 25)) ^ ((x >>> 18) | (x << 14)) ^ (x >>> 3);
      const s1 = ((y >>> 17) | (y << 15)) ^ ((y >>> 19) | (y << 13)) ^ (y >>> 10);
      words[i] = (words[i - 16]! + s0 + words[i - 7]! + s1) | 0;
    }
    let a = h0;
    let b = h1;
    let c = h2;
    let d = h3;
    let e = h4;
    let f = h5;
    let g = h6;
    let h = h7;
    for (let i = 0; i < 64; i += 1) {
      const s1 = ((e >>> 6) | (e << 26)) ^ ((e >>> 11) | (e << 21)) ^ ((e >>> 25) | (e << 7));
      const t1 = (h + s1 + ((e & f) ^ (~e & g)) + ROUNDS[i]! + words[i]!) | 0;
      const s0 = ((a >>> 2) | (a << 30)) ^ ((a >>> 13) | (a << 19)) ^ ((a >>> 22) | (a << 10));
      const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
      h = g;
      g = f;
      f = e;
      e = (d + t1) | 0;
      d = c;
      c = b;
      b = a;
      a = (t1 + t2) | 0;
    }
    h0 = (h0 + a) | 0;
    h1 = (h1 + b) | 0;
    h2 = (h2 + c) | 0;
    h3 = (h3 + d) | 0;
    h4 = (h4 + e) | 0;
    h5 = (h5 + f) | 0;
    h6 = (h6 + g) | 0;
    h7 = (h7 + h) | 0;
  }
  state.set([h0, h1, h2, h3, h4, h5, h6, h7]);
}
