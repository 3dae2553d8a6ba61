/**
 * CRC-64/XZ (ECMA-182, reflected), the checksum that Aliyun OSS calls `x-oss-hash-crc64ecma`. A 64-bit word is held as
 * two 32-bit halves, eight bytes are folded at a time ("slicing by eight"): no BigInt touches the bytes.
 */
const POLYNOMIAL_HIGH = 0xc96c5795 | 0;
const POLYNOMIAL_LOW = 0xd7870f42 | 0;

/** Entry 2(256k + b) holds the low half, the next one the high half, of the checksum of byte b followed by k zero bytes. */
const table = buildTable();

function buildTable(): Int32Array {
  const entries = new Int32Array(8 * 256 * 2);
  for (let byte = 0; byte < 256; byte += 1) {
    let low = byte;
    let high = 0;
    for (let bit = 0; bit < 8; bit += 1) {
      const carry = low & 1;
      low = (low >>> 1) | (high << 31);
      high >>>= 1;
      if (carry) {
        low ^= POLYNOMIAL_LOW;
        high ^= POLYNOMIAL_HIGH;
      }
    }
    entries[2 * byte] = low;
    entries[2 * byte + 1] = high;
  }
  for (let at = 512; at < entries.length; at += 2) {
    const low = entries[at - 512]!;
    const high = entries[at - 511]!;
    const next = 2 * (low & 255);
    entries[at] = ((low >>> 8) | (high << 24)) ^ entries[next]!;
    entries[at + 1] = (high >>> 8) ^ entries[next + 1]!;
  }
  return entries;
}

const isLittleEndian = new Uint8Array(new Uint32Array([1]).buffer)[0] === 1;

/** Checksum of bytes that arrive piece by piece. */
export class Crc64 {
  #low = -1;
  #high = -1;

  update(bytes: Uint8Array): this {
    const misaligned = isLittleEndian ? (4 - (bytes.byteOffset & 3)) & 3 : bytes.length;
    const head = Math.min(misaligned, bytes.length);
    this.#single(bytes, 0, head);
    const words = (bytes.length - head) >>> 3;
    if (words > 0) this.#eight(new Int32Array(bytes.buffer, bytes.byteOffset + head, words * 2));
    this.#single(bytes, head + words * 8, bytes.length);
    return this;
  }

  /** Of all bytes so far, as an unsigned decimal; more may follow. */
  digest(): string {
    return toDecimal(~this.#low, ~this.#high);
  }

  #single(bytes: Uint8Array, from: number, to: number): void {
    let low = this.#low;
    let high = this.#high;
    for (let at = from; at < to; at += 1) {
      const entry = 2 * ((low ^ bytes[at]!) & 255);
      low = ((low >>> 8) | (high << 24)) ^ table[entry]!;
      high = (high >>> 8) ^ table[entry + 1]!;
    }
    this.#low = low;
    this.#high = high;
  }

  #eight(words: Int32Array): void {
    const t = table;
    let low = this.#low;
    let high = this.#high;
    for (let at = 0; at < words.length; at += 2) {
      low ^= words[at]!;
      high ^= words[at + 1]!;
      const a = 3584 + ((low & 255) << 1);
      const b = 3072 + ((low >>> 7) & 510);
      const c = 2560 + ((low >>> 15) & 510);
      const d = 2048 + ((low >>> 23) & 510);
      const e = 1536 + ((high & 255) << 1);
      const f = 1024 + ((high >>> 7) & 510);
      const g = 512 + ((high >>> 15) & 510);
      const h = (high >>> 23) & 510;
      low = t[a]! ^ t[b]! ^ t[c]! ^ t[d]! ^ t[e]! ^ t[f]! ^ t[g]! ^ t[h]!;
      high = t[a + 1]! ^ t[b + 1]! ^ t[c + 1]! ^ t[d + 1]! ^ t[e + 1]! ^ t[f + 1]! ^ t[g + 1]! ^ t[h + 1]!;
    }
    this.#low = low;
    this.#high = high;
  }
}

export const crc64 = (bytes: Uint8Array): string => new Crc64().update(bytes).digest();

/** A polynomial over GF(2); the highest bit of `high` is the coefficient of x^0, as everywhere in a reflected CRC. */
type Polynomial = readonly [low: number, high: number];

const ONE: Polynomial = [0, 0x80000000 | 0];

function multiply(a: Polynomial, b: Polynomial): Polynomial {
  let [low, high] = b;
  let productLow = 0;
  let productHigh = 0;
  for (let bit = 0; bit < 64; bit += 1) {
    const coefficient = bit < 32 ? (a[1] << bit) >> 31 : (a[0] << (bit - 32)) >> 31;
    productLow ^= low & coefficient;
    productHigh ^= high & coefficient;
    const carry = -(low & 1);
    low = ((low >>> 1) | (high << 31)) ^ (POLYNOMIAL_LOW & carry);
    high = (high >>> 1) ^ (POLYNOMIAL_HIGH & carry);
  }
  return [productLow, productHigh];
}

/** x^8, x^16, x^32, …: what one, two, four … further bytes multiply a checksum by. */
const powers: Polynomial[] = [[0, 0x00800000]];

function shiftBy(byteCount: number): Polynomial {
  let product = ONE;
  for (let bit = 0, rest = byteCount; rest > 0; bit += 1, rest = Math.floor(rest / 2)) {
    powers[bit] ??= multiply(powers[bit - 1]!, powers[bit - 1]!);
    if (rest % 2 === 1) product = multiply(product, powers[bit]!);
  }
  return product;
}

/** The checksum of two pieces one after the other, from their own checksums and the byte length of the second. */
export function combineCrc64(first: string, second: string, secondLength: number): string {
  const [low, high] = multiply(shiftBy(secondLength), fromDecimal(first));
  const [secondLow, secondHigh] = fromDecimal(second);
  return toDecimal(low ^ secondLow, high ^ secondHigh);
}

const toDecimal = (low: number, high: number): string => ((BigInt(high >>> 0) << 32n) | BigInt(low >>> 0)).toString();

function fromDecimal(decimal: string): Polynomial {
  const value = BigInt.asUintN(64, BigInt(decimal));
  return [Number(value & 0xffffffffn) | 0, Number(value >> 32n) | 0];
}
