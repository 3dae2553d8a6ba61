import type { DataSet, Element } from 'dicom-parser';
import { ARCHIVE_LIMITS, mayBecome } from '../source/archive-limits.ts';
import { VolumeError } from '../volume-error.ts';
import { frameOf, isCine } from './frames.ts';
import type { PixelLayout } from './layout.ts';
import { isMosaic } from './mosaic.ts';
import type { ParsedDicom } from './parse.ts';
import { personName } from './person-name.ts';
import type { SliceHeader } from './slice.ts';
import { numberOf, textOf } from './values.ts';

const BIG_ENDIAN = '1.2.840.10008.1.2.2';
/** JPEG, JPEG-LS, JPEG 2000, MPEG, HTJ2K, RLE. */
const COMPRESSED = /^1\.2\.840\.10008\.1\.2\.(4\.|5$)/;
/** More frames than any scan has: a volume has 4,096 slices at most. */
const MOST_FRAMES = 16_384;
/** 11,000 pixels a side at 16 bits: beyond every detector. */
const LARGEST_FRAME = 2 ** 28;

/**
 * The images that a parsed head tells of, one for each frame.
 * @param fileSize in bytes, to find what was cut off.
 * @throws VolumeError truncated, encapsulated, notAnImage, mosaic, noImageData, unsupportedDataType, tooLarge
 */
export function headersOf(parsed: ParsedDicom, fileSize: number, file: string): SliceHeader[] {
  const { data, pixels } = parsed;
  if ('x7fe00008' in data.elements || 'x7fe00009' in data.elements)
    throw new VolumeError('unsupportedDataType', { file, type: 'float' });
  if (!pixels || isSpectroscopy(data)) throw new VolumeError('notAnImage', { file });
  if (isMosaic(data)) throw new VolumeError('mosaic', { file });
  if (pixels.hadUndefinedLength || COMPRESSED.test(parsed.syntax)) throw new VolumeError('encapsulated', { file });
  const columns = data.uint16('x00280011') ?? 0;
  const rows = data.uint16('x00280010') ?? 0;
  if (columns === 0 || rows === 0 || pixels.length === 0) throw new VolumeError('noImageData', { file });
  const frames = Math.max(1, Math.trunc(numberOf(data, 'x00280008') ?? 1));
  const layouts = layoutsOf(parsed, pixels, { columns, rows, frames, fileSize, file });
  if (frames > 1 && isCine(data)) throw new VolumeError('notAnImage', { file });
  const common = {
    file,
    seriesUid: data.string('x0020000e') ?? '',
    seriesNumber: (data.string('x00200011') ?? '').trim(),
    description: textOf(data, 'x0008103e'),
    patientName: personName(textOf(data, 'x00100010')),
    instanceUid: (data.string('x00080018') ?? '').trim(),
    modality: (data.string('x00080060') ?? '').trim(),
    created: createdOf(data),
    columns,
    rows,
    location: numberOf(data, 'x00201041'),
    padding: paddingOf(data, layouts[0]!.signed),
    inverted: (data.string('x00280004') ?? '').trim() === 'MONOCHROME1',
  };
  const instance = Math.trunc(numberOf(data, 'x00200013') ?? 0);
  return layouts.map((pixels, frame) => ({
    ...common,
    ...frameOf(data, frame, frames),
    frame,
    instanceNumber: instance + frame,
    pixels,
  }));
}

/** Spectra, and maps of what is computed from them: one place, many substances. */
const isSpectroscopy = (data: DataSet): boolean =>
  data.string('x00080016') === '1.2.840.10008.5.1.4.1.1.4.2' ||
  (data.string('x00080008') ?? '').split('\\').some((value) => /^(SPEC$|SPECTR|CSI|METABOLITE)/.test(value.trim()));

interface Image {
  readonly columns: number;
  readonly rows: number;
  readonly frames: number;
  readonly fileSize: number;
  readonly file: string;
}

function layoutsOf({ data, syntax, deflatedFrom }: ParsedDicom, pixels: Element, image: Image): PixelLayout[] {
  const { columns, rows, frames, fileSize, file } = image;
  const allocated = data.uint16('x00280100') ?? 16;
  const perPixel = data.uint16('x00280002') ?? 1;
  const palette = (data.string('x00280004') ?? '').trim() === 'PALETTE COLOR';
  if (perPixel !== 1 || palette || (allocated !== 8 && allocated !== 16 && allocated !== 32))
    throw new VolumeError('unsupportedDataType', { file, bits: allocated, samples: perPixel });
  const length = (columns * rows * allocated) / 8;
  // What a deflated file holds nobody knows before it is inflated; but no scan shrinks to a hundredth.
  const available =
    deflatedFrom === undefined ? fileSize - pixels.dataOffset : mayBecome(fileSize, ARCHIVE_LIMITS) - pixels.dataOffset;
  if (length * frames > Math.min(pixels.length, available)) throw new VolumeError('truncated', { file });
  if (length > LARGEST_FRAME || frames > MOST_FRAMES)
    throw new VolumeError('tooLarge', { file, frames, bytes: length });
  const stored = data.uint16('x00280101') ?? allocated;
  const common = {
    length,
    allocated,
    stored,
    highBit: data.uint16('x00280102') ?? stored - 1,
    signed: data.uint16('x00280103') === 1,
    bigEndian: syntax === BIG_ENDIAN,
    deflatedFrom,
  } as const;
  return Array.from({ length: frames }, (_, frame) => ({ ...common, offset: pixels.dataOffset + frame * length }));
}

/** Date and time of the acquisition, series or study as `YYYYMMDD` or `YYYYMMDDHHMMSS`. */
function createdOf(data: DataSet): string {
  const pairs = [
    ['x00080021', 'x00080031'],
    ['x00080022', 'x00080032'],
    ['x00080020', 'x00080030'],
  ] as const;
  for (const [day, time] of pairs) {
    const date = (data.string(day) ?? '').replace(/[^0-9]/g, '');
    if (date.length === 8) return date + (/^\d{6}/.exec((data.string(time) ?? '').replace(/:/g, ''))?.[0] ?? '');
  }
  return '';
}

/** Pixel padding has the type of the pixels. */
function paddingOf(data: DataSet, signed: boolean): number | undefined {
  return signed ? data.int16('x00280120') : data.uint16('x00280120');
}
