import type { DataSet } from 'dicom-parser';
import { VolumeError } from '../volume-error.ts';
import type { Vec3 } from '../volume.ts';
import { decodeText } from './charset.ts';
import { parse } from './parse.ts';

const DEFAULT_SPACING = 0.2;
const DEFAULT_ORIENTATION = [1, 0, 0, 0, 1, 0] as const;

/** What a file says about its image. A multi-frame file is several slices of one file. */
export interface DicomSlice {
  readonly file: string;
  readonly frame: number;
  readonly seriesUid: string;
  readonly seriesNumber: string;
  readonly description: string;
  readonly patientName: string;
  readonly modality: string;
  readonly created: string;
  readonly imageType: readonly string[];
  readonly columns: number;
  readonly rows: number;
  /** Between rows, between columns, in mm. */
  readonly pixelSpacing: readonly [number, number];
  readonly position: Vec3 | undefined;
  readonly orientation: readonly number[];
  readonly instanceNumber: number;
  readonly slope: number;
  readonly intercept: number;
  /** Nominal distance to the next slice, for files without positions. */
  readonly step: number | undefined;
  /** Stored samples, before rescaling. */
  readonly samples: () => Int16Array | Uint16Array | Int32Array | Uint32Array | Int8Array | Uint8Array;
}

const numbersOf = (data: DataSet, tag: string): number[] =>
  (data.string(tag) ?? '')
    .split('\\')
    .filter((text) => text.trim() !== '')
    .map(Number)
    .filter(Number.isFinite);

/**
 * Reads the image of a file.
 * @param file name, for messages.
 * @throws VolumeError notDicom, truncated, encapsulated, notAnImage, noImageData, unsupportedDataType
 */
export function readSlices(bytes: Uint8Array, file: string): DicomSlice[] {
  const data = parse(bytes);
  const element = data.elements['x7fe00010'];
  if (!element) throw new VolumeError('notAnImage', { file });
  if (element.encapsulatedPixelData || element.hadUndefinedLength) throw new VolumeError('encapsulated', { file });
  const columns = data.uint16('x00280011') ?? 0;
  const rows = data.uint16('x00280010') ?? 0;
  if (columns === 0 || rows === 0) throw new VolumeError('noImageData', { file });
  const bits = data.uint16('x00280100') ?? 16;
  const perPixel = data.uint16('x00280002') ?? 1;
  if (perPixel !== 1 || ![8, 16, 32].includes(bits))
    throw new VolumeError('unsupportedDataType', { file, bits, samples: perPixel });
  const frames = Math.max(1, Number(data.intString('x00280008') ?? 1));
  const frameBytes = (columns * rows * bits) / 8;
  if (element.dataOffset + frameBytes * frames > data.byteArray.length) throw new VolumeError('truncated', { file });

  const declared = data.string('x00080005');
  const text = (tag: string): string => {
    const found = data.elements[tag];
    return found
      ? decodeText(data.byteArray.subarray(found.dataOffset, found.dataOffset + found.length) as Uint8Array, declared)
      : '';
  };
  const spacing = numbersOf(data, 'x00280030');
  const orientation = numbersOf(data, 'x00200037');
  const position = numbersOf(data, 'x00200032');
  const signed = (data.uint16('x00280103') ?? 0) === 1;
  const bigEndian = data.string('x00020010') === '1.2.840.10008.1.2.2';
  const normalStep = data.floatString('x00180088') ?? data.floatString('x00180050');
  const common = {
    file,
    seriesUid: data.string('x0020000e') ?? '',
    seriesNumber: data.string('x00200011') ?? '',
    description: text('x0008103e'),
    patientName: text('x00100010').replace(/\^+/g, ' ').trim(),
    modality: data.string('x00080060') ?? '',
    created: `${data.string('x00080021') ?? data.string('x00080020') ?? ''}`,
    imageType: (data.string('x00080008') ?? '').split('\\'),
    columns,
    rows,
    pixelSpacing: [spacing[0] || DEFAULT_SPACING, spacing[1] || spacing[0] || DEFAULT_SPACING] as const,
    orientation: orientation.length === 6 ? orientation : DEFAULT_ORIENTATION,
    slope: data.floatString('x00281053') ?? 1,
    intercept: data.floatString('x00281052') ?? 0,
    step: normalStep,
  };
  const instance = Number(data.intString('x00200013') ?? 0);
  return Array.from({ length: frames }, (_, frame) => ({
    ...common,
    frame,
    instanceNumber: instance + frame,
    position:
      position.length === 3 && frames === 1 ? (position as unknown as Vec3) : framePosition(data, frame, position),
    samples: () =>
      samplesOf(
        data.byteArray as Uint8Array,
        element.dataOffset + frame * frameBytes,
        columns * rows,
        bits,
        signed,
        bigEndian,
      ),
  }));
}

/** Position of a frame: its own functional group (0020,9113) in enhanced files; the file's for the first frame otherwise. */
function framePosition(data: DataSet, frame: number, whole: readonly number[]): Vec3 | undefined {
  const group = data.elements['x52009230']?.items?.[frame]?.dataSet?.elements['x00209113']?.items?.[0]?.dataSet;
  const own = group ? numbersOf(group, 'x00200032') : [];
  if (own.length === 3) return own as unknown as Vec3;
  return frame === 0 && whole.length === 3 ? (whole as unknown as Vec3) : undefined;
}

function samplesOf(
  bytes: Uint8Array,
  offset: number,
  count: number,
  bits: number,
  signed: boolean,
  bigEndian: boolean,
): ReturnType<DicomSlice['samples']> {
  // A copy: the offset in the file need not be aligned.
  const raw = bytes.slice(offset, offset + (count * bits) / 8);
  if (bigEndian && bits > 8) swap(raw, bits / 8);
  if (bits === 8) return signed ? new Int8Array(raw.buffer, 0, count) : new Uint8Array(raw.buffer, 0, count);
  if (bits === 16) return signed ? new Int16Array(raw.buffer, 0, count) : new Uint16Array(raw.buffer, 0, count);
  return signed ? new Int32Array(raw.buffer, 0, count) : new Uint32Array(raw.buffer, 0, count);
}

function swap(bytes: Uint8Array, width: number): void {
  for (let i = 0; i + width <= bytes.length; i += width) bytes.subarray(i, i + width).reverse();
}
