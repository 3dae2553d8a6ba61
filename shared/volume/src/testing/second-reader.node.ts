import { inflateRawSync } from 'node:zlib';

/**
 * A second, independent reader of DICOM for comparison: it walks the bytes itself, knows only what the comparison needs, and
 * shares nothing with the product's reader. No functional groups: enhanced files are compared by size and samples alone.
 */
export interface SecondOpinion {
  readonly columns: number;
  readonly rows: number;
  readonly frames: number;
  readonly spacing: readonly number[];
  readonly position: readonly number[];
  /** Sum of all values of one frame after rescaling (the file's own, unless told) and rounding. */
  sumOf(frame: number, rescale?: readonly [slope: number, intercept: number]): number;
}

interface Found {
  readonly at: number;
  readonly length: number;
  readonly vr: string;
}

const SHORT = new Set([
  'AE',
  'AS',
  'AT',
  'CS',
  'DA',
  'DS',
  'DT',
  'FL',
  'FD',
  'IS',
  'LO',
  'LT',
  'PN',
  'SH',
  'SL',
  'SS',
  'ST',
  'TM',
  'UI',
  'UL',
  'US',
]);

/** @returns nothing when it is no uncompressed grey image that this reader understands. */
export function secondOpinion(file: Uint8Array): SecondOpinion | undefined {
  try {
    return read(Buffer.from(file));
  } catch {
    return undefined;
  }
}

function read(file: Buffer): SecondOpinion | undefined {
  let at = file.toString('latin1', 128, 132) === 'DICM' ? 132 : 0;
  let syntax = '';
  while (file.readUInt16LE(at) === 2) {
    const vr = file.toString('latin1', at + 4, at + 6);
    const [length, head] = SHORT.has(vr) ? [file.readUInt16LE(at + 6), 8] : [file.readUInt32LE(at + 8), 12];
    if (file.readUInt16LE(at + 2) === 0x10)
      syntax = file
        .toString('latin1', at + head, at + head + length)
        .replace(/\0/g, '')
        .trim();
    at += head + length;
  }
  let bytes = file;
  if (syntax.endsWith('.1.99')) bytes = Buffer.concat([file.subarray(0, at), inflateRawSync(file.subarray(at))]);
  const big = syntax === '1.2.840.10008.1.2.2' || (syntax === '' && bytes[at] === 0);
  const explicit =
    syntax === '' ? /^[A-Z]{2}$/.test(bytes.toString('latin1', at + 4, at + 6)) : syntax !== '1.2.840.10008.1.2';
  const u16 = (where: number): number => (big ? bytes.readUInt16BE(where) : bytes.readUInt16LE(where));
  const u32 = (where: number): number => (big ? bytes.readUInt32BE(where) : bytes.readUInt32LE(where));
  const found = new Map<number, Found>();

  /** One element; @returns where the next one begins. */
  const element = (from: number, keep: boolean): number => {
    const tag = u16(from) * 65_536 + u16(from + 2);
    if (tag === 0xfffee000 || tag === 0xfffee00d || tag === 0xfffee0dd) return sequence(from, keep);
    let [head, length, vr] = [8, u32(from + 4), ''];
    if (explicit) {
      vr = bytes.toString('latin1', from + 4, from + 6);
      if (SHORT.has(vr)) length = u16(from + 6);
      else [head, length] = [12, u32(from + 8)];
    }
    if (keep) found.set(tag, { at: from + head, length, vr });
    if (length !== 0xffffffff) return from + head + length;
    if (tag === 0x7fe00010) throw new Error('encapsulated');
    let next = from + head;
    while (u32tag(next) !== 0xfffee0dd) next = sequence(next, false);
    return next + 8;
  };
  const u32tag = (where: number): number => u16(where) * 65_536 + u16(where + 2);
  /** An item, of known length or not. */
  const sequence = (from: number, keep: boolean): number => {
    const length = u32(from + 4);
    if (length !== 0xffffffff) return from + 8 + length;
    let next = from + 8;
    while (u32tag(next) !== 0xfffee00d) next = element(next, keep && false);
    return next + 8;
  };

  while (at + 8 <= bytes.length && !found.has(0x7fe00010)) at = element(at, true);
  const text = (tag: number): string => {
    const here = found.get(tag);
    return here
      ? bytes
          .toString('latin1', here.at, here.at + here.length)
          .replace(/\0/g, '')
          .trim()
      : '';
  };
  const numbers = (tag: number): number[] => text(tag).split('\\').filter(Boolean).map(Number);
  const short = (tag: number): number => (found.has(tag) ? u16(found.get(tag)!.at) : 0);
  const pixels = found.get(0x7fe00010);
  const bits = short(0x00280100);
  if (!pixels || short(0x00280002) > 1) return undefined;
  const [columns, rows] = [short(0x00280011), short(0x00280010)];
  const [stored, signed] = [short(0x00280101) || bits, short(0x00280103) === 1];
  const own = [numbers(0x00281053)[0] || 1, numbers(0x00281052)[0] ?? 0] as const;
  const [below, range] = [2 ** Math.max(0, (short(0x00280102) || stored - 1) + 1 - stored), 2 ** stored];
  const { floor, round } = Math;
  const sample = (index: number): number => {
    const where = pixels.at + (index * bits) / 8;
    const raw = bits === 8 ? bytes[where]! : bits === 16 ? u16(where) : u32(where);
    const kept = floor(raw / below) % range;
    return signed && kept >= range / 2 ? kept - range : kept;
  };
  return {
    columns,
    rows,
    frames: numbers(0x00280008)[0] ?? 1,
    spacing: numbers(0x00280030),
    position: numbers(0x00200032),
    sumOf(frame, [slope, intercept] = own) {
      let sum = 0;
      for (let n = 0; n < columns * rows; n += 1) sum += round(sample(frame * columns * rows + n) * slope + intercept);
      return sum;
    },
  };
}
