import dicomParser, { type ByteStream, type DataSet, type Element } from 'dicom-parser';
import { inflateUpTo } from '../source/inflate.ts';
import { VolumeError } from '../volume-error.ts';

/** Tried in this order when a file does not say how it is written. The last two are no syntaxes, but devices write them. */
export const fallbackSyntaxes = [
  '1.2.840.10008.1.2',
  '1.2.840.10008.1.2.2',
  '1.2.840.10008.5.1.4.1.1.2',
  '1.2.826.0.1.3680043.2.1125',
] as const;

const IMPLICIT_LITTLE = '1.2.840.10008.1.2';
const EXPLICIT_LITTLE = '1.2.840.10008.1.2.1';
const DEFLATED = '1.2.840.10008.1.2.1.99';
const BIG_ENDIAN = '1.2.840.10008.1.2.2';
const PIXEL_DATA = 'x7fe00010';
/** A deflated data set may grow to this; a whole CBCT as one multi-frame file is smaller. */
export const LARGEST_INFLATED = 2 ** 30;

export interface ParsedDicom {
  readonly data: DataSet;
  /** The pixel data; undefined when the file has none. */
  readonly pixels: Element | undefined;
  readonly syntax: string;
  /** Where the deflated part begins in the file; offsets count in the inflated file then. */
  readonly deflatedFrom: number | undefined;
}

// The class is exported, but the package's types know only its shape.
const { DataSet: DataSetClass } = dicomParser as unknown as {
  DataSet: new (parser: unknown, bytes: Uint8Array, elements: object) => DataSet;
};

/** A data set that came through the parser is real when it has an image or at least says what it is. */
const plausible = (data: DataSet): boolean => {
  try {
    return (
      ('x00280010' in data.elements && 'x00280011' in data.elements) ||
      (data.string('x00080016') ?? '').startsWith('1.2.840.') ||
      ('x00080060' in data.elements && 'x0020000d' in data.elements)
    );
  } catch {
    // The element says that it is longer than the file.
    return false;
  }
};

/**
 * Parses the head of a DICOM file up to its pixel data, with or without its preamble.
 * @param complete whether `bytes` are the whole file; if not, `undefined` is the answer when more of it is needed.
 * @throws VolumeError notDicom, truncated
 */
export function parse(bytes: Uint8Array, complete: true): ParsedDicom;
export function parse(bytes: Uint8Array, complete: boolean): ParsedDicom | undefined;
export function parse(bytes: Uint8Array, complete: boolean): ParsedDicom | undefined {
  if (bytes.length < 16) throw new VolumeError('notDicom');
  const { start, syntax: declared, marked } = metaOf(bytes);
  const syntaxes = [...(declared ? [declared] : []), ...fallbackSyntaxes, EXPLICIT_LITTLE];
  let partial: DataSet | undefined;
  for (const syntax of new Set(syntaxes)) {
    const deflated = syntax === DEFLATED;
    const source = deflated ? inflated(bytes, start, complete) : bytes;
    const { data, outcome } = dataSetOf(source, start, syntax);
    // Without a mark at its start a file must make sense from its first tag on: it may have been entered in mid-word.
    const sound = marked ? plausible(data) || syntax === declared : plausible(data) && sensible(data);
    if (outcome === 'image' && sound)
      return { data, pixels: data.elements[PIXEL_DATA], syntax, deflatedFrom: deflated ? start : undefined };
    if (outcome === 'end' && complete && plausible(data))
      return { data, pixels: undefined, syntax, deflatedFrom: undefined };
    if (plausible(data) && (marked || sensible(data))) partial ??= data;
  }
  if (!complete && (marked || partial || beginsLikeDicom(bytes))) return undefined;
  throw new VolumeError(partial ? 'truncated' : 'notDicom');
}

/** Garbage that parses by chance has tags of groups that no file has. */
const sensible = (data: DataSet): boolean => {
  const groups = Object.keys(data.elements).map((tag) => tag.slice(1, 5));
  return groups.every((group, index) => index === 0 || group >= groups[index - 1]!);
};

const beginsLikeDicom = (bytes: Uint8Array): boolean =>
  (bytes[0] === 8 || bytes[0] === 2) && bytes[1] === 0 && bytes[3] === 0;

function dataSetOf(
  bytes: Uint8Array,
  start: number,
  syntax: string,
): { data: DataSet; outcome: 'image' | 'end' | 'cut' } {
  const parser = syntax === BIG_ENDIAN ? dicomParser.bigEndianByteArrayParser : dicomParser.littleEndianByteArrayParser;
  const data = new DataSetClass(parser, bytes, {});
  if (start >= bytes.length) return { data, outcome: 'cut' };
  const stream: ByteStream = new dicomParser.ByteStream(parser, bytes, start);
  try {
    const read =
      syntax === IMPLICIT_LITTLE ? dicomParser.parseDicomDataSetImplicit : dicomParser.parseDicomDataSetExplicit;
    read(data, stream, bytes.length, { untilTag: PIXEL_DATA });
  } catch {
    return { data, outcome: 'cut' };
  }
  if (PIXEL_DATA in data.elements) return { data, outcome: 'image' };
  return { data, outcome: stream.position === bytes.length && stream.position > start ? 'end' : 'cut' };
}

/** The file with its deflated part inflated; offsets then count in what is returned. */
export function inflated(bytes: Uint8Array, start: number, complete: boolean): Uint8Array {
  const limit = complete ? LARGEST_INFLATED : bytes.length * 4;
  const { bytes: body } = inflateUpTo(bytes.subarray(start), limit);
  const whole = new Uint8Array(start + body.length);
  whole.set(bytes.subarray(0, start));
  whole.set(body, start);
  return whole;
}

const text = (bytes: Uint8Array, from: number, to: number): string =>
  String.fromCharCode(...bytes.subarray(from, to)).replace(/[\0 ]+$/, '');

/** The file meta information: group 2, explicit little-endian whatever follows, behind a preamble or at the very start. */
function metaOf(bytes: Uint8Array): { start: number; syntax: string | undefined; marked: boolean } {
  const marked = bytes.length > 132 && text(bytes, 128, 132) === 'DICM';
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let at = marked ? 132 : 0;
  let syntax: string | undefined;
  while (at + 8 <= bytes.length && view.getUint16(at, true) === 2) {
    const vr = text(bytes, at + 4, at + 6);
    const long = ['OB', 'UN', 'SQ', 'UT', 'OW'].includes(vr);
    const implicit = !/^[A-Z]{2}$/.test(vr);
    if (long && at + 12 > bytes.length) break;
    const length = implicit
      ? view.getUint32(at + 4, true)
      : view[long ? 'getUint32' : 'getUint16'](at + (long ? 8 : 6), true);
    const valueAt = at + (long ? 12 : 8);
    if (valueAt + length > bytes.length) break;
    if (view.getUint16(at + 2, true) === 0x10) syntax = text(bytes, valueAt, valueAt + Math.min(length, 64));
    at = valueAt + length;
  }
  return { start: at, syntax: syntax || undefined, marked };
}
