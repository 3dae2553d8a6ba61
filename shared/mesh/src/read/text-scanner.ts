import { MeshError } from '../mesh-error.ts';

const SPACE = 32;
const TAB = 9;
const LF = 10;
const CR = 13;

/** 10^0 … 10^22 are exact doubles, so one multiplication or division rounds once. */
const POWERS = Float64Array.from({ length: 23 }, (_, n) => Number(`1e${n}`));

/**
 * The value of four digits that were read as one little-endian word, or -1 when one of the bytes is none: pairs are added
 * up side by side, then the two pairs.
 */
export function fourDigits(word: number): number {
  if ((word & 0xf0f0f0f0) !== 0x30303030 || ((word + 0x06060606) & 0xf0f0f0f0) !== 0x30303030) return -1;
  const pairs = Math.imul(word & 0x0f0f0f0f, 2561) >>> 8;
  return Math.imul(pairs & 0x00ff00ff, 6553601) >>> 16;
}

/** Mesh texts never hold longer tokens; a longer one is damage and must not be turned into a string. */
const MAX_TOKEN = 128;

/**
 * Reads numbers and words straight from bytes; no string is made on the usual path, which is what makes text formats fast.
 * Values never cross the end of a line: a line with too few values is an error of that line.
 */
export class TextScanner {
  pos: number;
  readonly bytes: Uint8Array;
  /** The same bytes, for reading four at once. */
  readonly words: DataView;
  readonly end: number;
  /** Number of the first line, where these bytes are a later part of a file. */
  readonly firstLine: number;
  /** A number was spelled `nan` or `inf`, so whoever wrote the file meant it. */
  spelledNonFinite = false;

  constructor(bytes: Uint8Array, start = 0, firstLine = 1) {
    this.bytes = bytes;
    this.words = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    this.pos = start;
    this.end = bytes.length;
    this.firstLine = firstLine;
  }

  /**
   * The next number of this line, in any usual spelling; `nan` and `inf` are returned as such. Exact up to 15 digits;
   * longer spellings may be off by an ulp or two of a double, which a 32-bit coordinate does not show.
   * Behind the end of the file a byte is undefined, which ends every loop here: no comparison with it holds.
   */
  number(): number {
    const { bytes } = this;
    let p = this.pos;
    while (bytes[p] === SPACE || bytes[p] === TAB) p++;
    const start = p;
    let c = bytes[p]!;
    const negative = c === 45;
    if (negative || c === 43) c = bytes[++p]!;
    let mantissa = 0;
    const firstDigit = p;
    while (c >= 48 && c <= 57) {
      mantissa = mantissa * 10 + (c - 48);
      c = bytes[++p]!;
    }
    let digits = p - firstDigit;
    let scale = 0;
    if (c === 46) {
      const firstDecimal = ++p;
      // Most digits of a coordinate stand here, and mostly at least four of them.
      const four = p + 4 <= this.end ? fourDigits(this.words.getInt32(p, true)) : -1;
      if (four >= 0) {
        mantissa = mantissa * 10_000 + four;
        p += 4;
      }
      c = bytes[p]!;
      while (c >= 48 && c <= 57) {
        mantissa = mantissa * 10 + (c - 48);
        c = bytes[++p]!;
      }
      scale = firstDecimal - p;
      digits -= scale;
    }
    if (digits === 0 || digits > 22) return this.unusualNumber(start);
    if (c === 101 || c === 69) {
      c = bytes[++p]!;
      const minus = c === 45;
      if (minus || c === 43) c = bytes[++p]!;
      let exponent = 0;
      const firstExponent = p;
      while (c >= 48 && c <= 57 && p - firstExponent < 6) {
        exponent = exponent * 10 + (c - 48);
        c = bytes[++p]!;
      }
      if (p === firstExponent) return this.unusualNumber(start);
      scale += minus ? -exponent : exponent;
    }
    if ((c !== SPACE && c !== LF && c !== CR && c !== TAB) || scale < -22 || scale > 22)
      return this.unusualNumber(start);
    this.pos = p;
    const value = scale < 0 ? mantissa / POWERS[-scale]! : mantissa * POWERS[scale]!;
    return negative ? -value : value;
  }

  /** The next whole number of this line; stops at the first byte that is not a digit, so `7/2/3` yields 7. */
  integer(): number {
    const { bytes } = this;
    let p = this.pos;
    while (bytes[p] === SPACE || bytes[p] === TAB) p++;
    const start = p;
    let c = bytes[p]!;
    const negative = c === 45;
    if (negative || c === 43) c = bytes[++p]!;
    let value = 0;
    const first = p;
    while (c >= 48 && c <= 57) {
      value = value * 10 + (c - 48);
      c = bytes[++p]!;
    }
    if (p === first || p - first > 10) throw this.notANumber(start);
    this.pos = p;
    return negative ? -value : value;
  }

  /** Skips spaces; true when the line (or the file) ends here. */
  atLineEnd(): boolean {
    const { bytes, end } = this;
    let p = this.pos;
    while (p < end && (bytes[p] === SPACE || bytes[p] === TAB)) p++;
    this.pos = p;
    return p >= end || bytes[p] === LF || bytes[p] === CR;
  }

  /** Moves past the end of this line. */
  skipLine(): void {
    const { bytes, end } = this;
    let p = this.pos;
    while (p < end && bytes[p] !== LF && bytes[p] !== CR) p++;
    if (p < end && bytes[p] === CR && p + 1 < end && bytes[p + 1] === LF) p++;
    this.pos = p < end ? p + 1 : end;
  }

  /** Moves to the first byte that is neither space nor line break; false at the end of the file. */
  skipBlank(): boolean {
    const { bytes, end } = this;
    let p = this.pos;
    while (p < end && bytes[p]! <= SPACE) p++;
    this.pos = p;
    return p < end;
  }

  skipToken(): void {
    if (this.atLineEnd()) throw this.shortLine();
    const { bytes, end } = this;
    let p = this.pos;
    while (p < end && bytes[p]! > SPACE) p++;
    this.pos = p;
  }

  /** The token at the current place, without moving; cut after 128 bytes. */
  peekToken(start = this.pos): string {
    let p = start;
    while (p < this.end && this.bytes[p]! > SPACE && p - start < MAX_TOKEN) p++;
    return asciiText(this.bytes, start, p);
  }

  /** The rest of this line as text, trimmed; cut after `limit` bytes. Moves past the line. */
  restOfLine(limit = 1024): string {
    const start = this.pos;
    this.skipLine();
    return asciiText(this.bytes, start, Math.min(this.pos, start + limit)).trim();
  }

  /** 1-based line of a place; counts from the start, so only for messages. */
  lineOf(pos = this.pos): number {
    let line = this.firstLine;
    for (let p = 0; p < pos && p < this.end; p++) {
      const c = this.bytes[p];
      if (c === LF || (c === CR && this.bytes[p + 1] !== LF)) line++;
    }
    return line;
  }

  shortLine(): MeshError {
    if (this.pos >= this.end) {
      return new MeshError('truncated', { expected: 'more values', found: 'the end of the file', what: 'text' });
    }
    return new MeshError('rowMismatch', { line: this.lineOf(), detail: 'too few values' });
  }

  private notANumber(start: number): MeshError {
    this.pos = start;
    if (this.atLineEnd()) return this.shortLine();
    return new MeshError('badNumber', { line: this.lineOf(start), text: this.peekToken(start) });
  }

  /** Spellings off the fast path: very long digits, huge exponents, nan, inf; or not a number at all. */
  private unusualNumber(start: number): number {
    const token = this.peekToken(start);
    const value = spelledNumber(token);
    if (value === undefined || token.length >= MAX_TOKEN) throw this.notANumber(start);
    this.pos = start + token.length;
    // Every such word has an n; digits alone may overflow, which nobody means.
    if (!Number.isFinite(value) && /n/i.test(token)) this.spelledNonFinite = true;
    return value;
  }
}

function spelledNumber(token: string): number | undefined {
  if (/^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i.test(token)) return Number(token);
  if (/^[+-]?nan(\(.*\))?$/i.test(token)) return NaN;
  if (/^[+-]?inf(inity)?$/i.test(token)) return token.startsWith('-') ? -Infinity : Infinity;
  // MSVC prints 1.#QNAN, -1.#IND and 1.#INF.
  if (/^[+-]?1\.#(qnan|snan|ind)0*$/i.test(token)) return NaN;
  if (/^[+-]?1\.#inf0*$/i.test(token)) return token.startsWith('-') ? -Infinity : Infinity;
  return undefined;
}

function asciiText(bytes: Uint8Array, start: number, end: number): string {
  let text = '';
  for (let p = start; p < end && p < bytes.length; p++) text += String.fromCharCode(bytes[p]!);
  return text;
}
