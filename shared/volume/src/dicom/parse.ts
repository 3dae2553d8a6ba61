import type { DataSet, Element } from 'dicom-parser';
import { VolumeError } from '../volume-error.ts';
import { PIXEL_DATA, readDataSet } from './data-set.ts';
import { metaOf, type FileMeta } from './meta.ts';

/** Tried in this order when a file does not say how it is written. The last two are no syntaxes, but devices write them. */
const fallbackSyntaxes = [
  '1.2.840.10008.1.2',
  '1.2.840.10008.1.2.2',
  '1.2.840.10008.5.1.4.1.1.2',
  '1.2.826.0.1.3680043.2.1125',
] as const;

const EXPLICIT_LITTLE = '1.2.840.10008.1.2.1';
export const DEFLATED = '1.2.840.10008.1.2.1.99';
/** A list of the files of a medium. */
const DIRECTORY = '1.2.840.10008.1.3.10';
/** Waveforms, presentations, raw data, registrations, surfaces, reports, documents, plans: whatever follows, it is no image. */
const NO_IMAGE = /^1\.2\.840\.10008\.5\.1\.4\.1\.1\.(9\.|11\.|66$|66\.[1235]$|88\.|104\.|481\.[3-9]$)/;

export interface ParsedDicom {
  readonly data: DataSet;
  /** The pixel data; undefined when the file has none. */
  readonly pixels: Element | undefined;
  readonly syntax: string;
  /** Where the deflated part begins in the file; offsets count in the inflated file then. */
  readonly deflatedFrom: number | undefined;
}

/** What `bytes` are of a file: all of it, a part that more can follow, or the longest part that is looked at. */
export type Extent = 'whole' | 'part' | 'most';

const textOf = (data: DataSet, tag: string): string => {
  try {
    return data.string(tag) ?? '';
  } catch {
    // The element says that it is longer than the file.
    return '';
  }
};

/** A data set that came through the parser is real when it has an image or at least says what it is. */
const plausible = (data: DataSet): boolean =>
  ('x00280010' in data.elements && 'x00280011' in data.elements) ||
  textOf(data, 'x00080016').startsWith('1.2.840.') ||
  ('x00080060' in data.elements && 'x0020000d' in data.elements);

/** Garbage that parses by chance has tags of groups that no file has. */
const sensible = (data: DataSet): boolean => {
  const groups = Object.keys(data.elements).map((tag) => tag.slice(1, 5));
  return groups.every((group, index) => index === 0 || group >= groups[index - 1]!);
};

const beginsLikeDicom = (bytes: Uint8Array): boolean =>
  (bytes[0] === 8 || bytes[0] === 2) && bytes[1] === 0 && bytes[3] === 0;

/**
 * Parses the head of a DICOM file up to its pixel data, with or without its preamble. A deflated data set is inflated by the
 * caller, who says so in `inflatedFrom`.
 * @returns nothing when a part is given and more of the file is needed.
 * @throws VolumeError notDicom, notAnImage, truncated, headTooLarge
 */
export function parse(bytes: Uint8Array, extent: 'whole' | 'most', inflatedFrom?: number): ParsedDicom;
export function parse(bytes: Uint8Array, extent: Extent, inflatedFrom?: number): ParsedDicom | undefined;
export function parse(bytes: Uint8Array, extent: Extent, inflatedFrom?: number): ParsedDicom | undefined {
  if (bytes.length < 16) throw new VolumeError('notDicom');
  const meta = metaOf(bytes);
  if (meta.sopClass === DIRECTORY) throw new VolumeError('notAnImage');
  let partial: DataSet | undefined;
  let waiting = false;
  for (const syntax of syntaxesOf(meta, inflatedFrom)) {
    const { data, outcome } = readDataSet(bytes, meta.start, syntax);
    const real = plausible(data);
    // Without a mark at its start a file must make sense from its first tag on: it may have been entered in mid-word.
    const sound = meta.marked ? real || syntax === meta.syntax : real && sensible(data);
    if (outcome === 'image' && sound)
      return { data, pixels: data.elements[PIXEL_DATA], syntax, deflatedFrom: inflatedFrom };
    if (outcome === 'end' && extent === 'whole' && real)
      return { data, pixels: undefined, syntax, deflatedFrom: undefined };
    // It began as a data set and went on as none: no other reading, and no more of it, makes it better.
    if (outcome === 'nonsense' && real && sound) throw new VolumeError('truncated');
    if (outcome === 'cut' && extent === 'part' && sound && NO_IMAGE.test(textOf(data, 'x00080016')))
      throw new VolumeError('notAnImage');
    if (outcome !== 'nonsense') waiting = true;
    if (real && (meta.marked || sensible(data))) partial ??= data;
  }
  if (extent === 'part' && waiting && (meta.marked || partial || beginsLikeDicom(bytes))) return undefined;
  throw new VolumeError(reasonOf(extent, partial));
}

const syntaxesOf = (meta: FileMeta, inflatedFrom: number | undefined): Iterable<string> =>
  inflatedFrom === undefined
    ? new Set([...(meta.syntax ? [meta.syntax] : []), ...fallbackSyntaxes, EXPLICIT_LITTLE])
    : [DEFLATED];

/** What is wrong with a head that could not be read to its end. */
function reasonOf(
  extent: Extent,
  partial: DataSet | undefined,
): 'notDicom' | 'notAnImage' | 'truncated' | 'headTooLarge' {
  if (!partial) return 'notDicom';
  if (extent !== 'most') return 'truncated';
  // Rows stand in front of everything that grows so long.
  return 'x00280010' in partial.elements ? 'headTooLarge' : 'notAnImage';
}
