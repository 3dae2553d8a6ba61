/**
 * DICOM character sets (0008,0005) as text encodings. Values after the first switch by escape sequences; the decoders of
 * ISO 2022 handle those themselves, the others only ever add ASCII.
 */
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
 * Decodes a text value. Escape sequences of ISO 2022 that the encoding does not know are dropped, and bytes that are no
 * UTF-8 although nothing was declared are taken for GBK, which Chinese devices write without saying so.
 */
export function decodeText(bytes: Uint8Array, declared: string | undefined): string {
  const encoding = encodingOf(declared);
  const plain = encoding === 'iso-2022-jp' ? bytes : withoutEscapes(bytes);
  if (encoding === 'utf-8') {
    try {
      return clean(new TextDecoder('utf-8', { fatal: true }).decode(plain));
    } catch {
      return clean(new TextDecoder('gb18030').decode(plain));
    }
  }
  return clean(new TextDecoder(encoding).decode(plain));
}

const clean = (text: string): string => text.replace(/\0+$/, '').trim();

/** ESC, intermediate bytes 0x20-0x2f, one final byte. */
function withoutEscapes(bytes: Uint8Array): Uint8Array {
  if (!bytes.includes(0x1b)) return bytes;
  const kept: number[] = [];
  for (let i = 0; i < bytes.length; i += 1) {
    if (bytes[i] !== 0x1b) kept.push(bytes[i]!);
    else {
      i += 1;
      while (i < bytes.length && bytes[i]! >= 0x20 && bytes[i]! <= 0x2f) i += 1;
    }
  }
  return Uint8Array.from(kept);
}
