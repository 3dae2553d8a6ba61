/** DICOM character sets (0008,0005) as text encodings. */
const encodings: Readonly<Record<string, string>> = {
  '': 'utf-8',
  ISO_IR_6: 'utf-8',
  ISO_IR_100: 'iso-8859-1',
  ISO_IR_101: 'iso-8859-2',
  ISO_IR_109: 'iso-8859-3',
  ISO_IR_110: 'iso-8859-4',
  ISO_IR_144: 'iso-8859-5',
  ISO_IR_127: 'iso-8859-6',
  ISO_IR_126: 'iso-8859-7',
  ISO_IR_138: 'iso-8859-8',
  ISO_IR_148: 'iso-8859-9',
  ISO_IR_166: 'windows-874',
  ISO_IR_13: 'shift_jis',
  ISO_IR_87: 'iso-2022-jp',
  ISO_IR_159: 'iso-2022-jp',
  ISO_IR_149: 'euc-kr',
  ISO_IR_58: 'gb18030',
  ISO_IR_192: 'utf-8',
  GB18030: 'gb18030',
  GBK: 'gbk',
};

const normal = (value: string): string =>
  value
    .trim()
    .toUpperCase()
    .replace(/^ISO[ _]2022[ _]IR[ _]/, 'ISO_IR_')
    .replace(/[ -]/g, '_');

/** The encoding for a declared character set; UTF-8 when none or an unknown one is declared. */
export function encodingOf(declared: string | undefined): string {
  const values = (declared ?? '').split('\\').map(normal);
  const chosen = values
    .map((value) => encodings[value])
    .filter((each): each is string => each !== undefined && each !== 'utf-8');
  return chosen.at(-1) ?? 'utf-8';
}

/**
 * Decodes a text value. Where several character sets are declared, escape sequences switch between them, and without any the first
 * one is meant. Bytes that are no UTF-8 although nothing was declared are taken for GBK, which Chinese devices write without saying so.
 */
export function decodeText(bytes: Uint8Array, declared: string | undefined): string {
  const first = encodingOf((declared ?? '').split('\\')[0]);
  if (bytes.includes(ESC)) return clean(decodeSwitching(bytes, first));
  const all = encodingOf(declared);
  // What is 7 bits wide has escape sequences or is not there.
  return clean(decodeAs(bytes, all === 'iso-2022-jp' ? first : all));
}

const clean = (text: string): string => text.replace(/\0+$/, '').trim();

function decodeAs(bytes: Uint8Array, encoding: string): string {
  if (encoding !== 'utf-8') return new TextDecoder(encoding).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('gb18030').decode(bytes);
  }
}

const ESC = 0x1b;

/** Escape sequences of ISO 2022 by which the upper half of the bytes gets another meaning (PS3.3, C.12.1.1.2). */
const upperHalf: Readonly<Record<string, string>> = {
  '-A': 'iso-8859-1',
  '-B': 'iso-8859-2',
  '-C': 'iso-8859-3',
  '-D': 'iso-8859-4',
  '-L': 'iso-8859-5',
  '-G': 'iso-8859-6',
  '-F': 'iso-8859-7',
  '-H': 'iso-8859-8',
  '-M': 'iso-8859-9',
  '-T': 'windows-874',
  '-b': 'iso-8859-15',
  ')I': 'shift_jis',
  '$)C': 'euc-kr',
  '$)A': 'gb18030',
};
/** Those by which the lower half has characters of two bytes, and what stands in front of such a character in EUC-JP. */
const lowerHalf: Readonly<Record<string, readonly number[] | undefined>> = {
  $B: [],
  '$@': [],
  '$(D': [0x8f],
  '(B': undefined,
  '(J': undefined,
};

/** A value whose character sets change on the way; after the delimiters of a name it is the first one again. */
function decodeSwitching(bytes: Uint8Array, first: string): string {
  let [upper, lower]: [string, readonly number[] | undefined] = [first, undefined];
  let text = '';
  for (let at = 0; at < bytes.length;) {
    if (bytes[at] === ESC) {
      const sequence = sequenceAt(bytes, at + 1);
      at += 1 + sequence.length;
      if (sequence in lowerHalf) lower = lowerHalf[sequence];
      else upper = upperHalf[sequence] ?? upper;
      continue;
    }
    const end = endOfRun(bytes, at, lower !== undefined || upper === 'gb18030');
    const run = bytes.subarray(at, end);
    text += lower ? decodePairs(run, lower, upper) : decodeAs(run, upper);
    if (!lower && DELIMITERS.has(run.at(-1)!) && upper !== 'gb18030') upper = first;
    at = end;
  }
  return text;
}

/** Between the groups and the parts of a name, and between lines. */
const DELIMITERS = new Set([0x3d, 0x5e, 0x0a, 0x0d]);

/** Intermediate bytes 0x20-0x2f and one final byte. */
function sequenceAt(bytes: Uint8Array, from: number): string {
  let end = from;
  while (end < bytes.length && bytes[end]! >= 0x20 && bytes[end]! <= 0x2f) end += 1;
  return String.fromCharCode(...bytes.subarray(from, end + 1));
}

/** Up to the next escape, or behind the next delimiter, which may be a half of a character where these have two bytes. */
function endOfRun(bytes: Uint8Array, from: number, wide: boolean): number {
  let end = from;
  while (end < bytes.length && bytes[end] !== ESC) {
    end += 1;
    if (!wide && DELIMITERS.has(bytes[end - 1]!)) break;
  }
  return end;
}

/** Characters of two 7-bit bytes, and between them single ones: spaces, controls, and those of the upper half. */
function decodePairs(bytes: Uint8Array, prefix: readonly number[], upper: string): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += 1) {
    const one = bytes[at]!;
    const pair = one > 0x20 && one < 0x7f && at + 1 < bytes.length;
    if (pair) text += new TextDecoder('euc-jp').decode(Uint8Array.of(...prefix, one | 0x80, bytes[at + 1]! | 0x80));
    else text += decodeAs(bytes.subarray(at, at + 1), upper);
    if (pair) at += 1;
  }
  return text;
}
