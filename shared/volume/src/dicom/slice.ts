import { inflated, parse, type ParsedDicom } from './parse.ts';
import { headersOf } from './headers-of.ts';
import type { PixelLayout } from './layout.ts';
import { samplesOf, type Samples } from './samples.ts';
import type { Bytes } from '../source/bytes.ts';
import { VolumeError } from '../volume-error.ts';
import type { Vec3 } from '../volume.ts';

/** What a file says about one image. A multi-frame file is several slices of one file. Plain data: it crosses to workers and back. */
export interface SliceHeader {
  readonly file: string;
  readonly frame: number;
  readonly seriesUid: string;
  readonly seriesNumber: string;
  readonly description: string;
  readonly patientName: string;
  readonly modality: string;
  readonly created: string;
  readonly imageType: readonly string[];
  /** What tells volumes apart that one series holds: stack, temporal position, acquisition. */
  readonly phase: string;
  readonly columns: number;
  readonly rows: number;
  /** Between rows, between columns, in mm. */
  readonly pixelSpacing: readonly [number, number];
  readonly position: Vec3 | undefined;
  readonly orientation: readonly number[];
  readonly instanceNumber: number;
  /** Where the slice lies by its own word, when it has no position. */
  readonly location: number | undefined;
  readonly slope: number;
  readonly intercept: number;
  /** Nominal distance to the next slice, for files without positions. */
  readonly step: number | undefined;
  /** The stored value of what is no image, outside of the scanned circle for example. */
  readonly padding: number | undefined;
  /** Low values are shown white. */
  readonly inverted: boolean;
  /** Centre and width, in rescaled units. */
  readonly window: readonly [number, number] | undefined;
  readonly pixels: PixelLayout;
}

export interface DicomSlice extends SliceHeader {
  /** Stored samples, before rescaling. */
  readonly samples: () => Samples;
}

/** Most headers fit the first; those that do not are tried with more of the file. */
const HEADS = [65_536, 2 ** 21] as const;

/**
 * Reads what a file says about its images, and no more of the file than that needs.
 * @param file name, for messages.
 * @throws VolumeError notDicom, truncated, encapsulated, notAnImage, noImageData, unsupportedDataType
 */
export async function readHeaders(bytes: Bytes, file: string): Promise<SliceHeader[]> {
  for (const length of HEADS) {
    if (length >= bytes.size) break;
    const found = named(file, (head: Uint8Array) => parse(head, false), await bytes.read(0, length));
    if (found) return headers(found, bytes.size, file);
  }
  return headers(
    named(file, (whole: Uint8Array) => parse(whole, true), await bytes.read(0, bytes.size)),
    bytes.size,
    file,
  );
}

/**
 * Reads the images of a file that is in memory.
 * @throws VolumeError notDicom, truncated, encapsulated, notAnImage, noImageData, unsupportedDataType
 */
export function readSlices(bytes: Uint8Array, file: string): DicomSlice[] {
  const parsed: ParsedDicom = named(file, (whole: Uint8Array) => parse(whole, true), bytes);
  const { deflatedFrom } = parsed;
  const plain = deflatedFrom === undefined ? bytes : inflated(bytes, deflatedFrom, true);
  return headers(parsed, bytes.length, file).map((header) => ({
    ...header,
    samples: () => {
      const { offset, length } = header.pixels;
      if (offset + length > plain.length) throw new VolumeError('truncated', { file });
      return samplesOf(plain.slice(offset, offset + length), header.pixels);
    },
  }));
}

/** An element may say that it is longer than the file; the parser throws bare strings when such a one is read. */
function headers(parsed: ParsedDicom, size: number, file: string): SliceHeader[] {
  try {
    return headersOf(parsed, size, file);
  } catch (error) {
    throw error instanceof VolumeError ? error : new VolumeError('truncated', { file });
  }
}

function named<T>(file: string, work: (bytes: Uint8Array) => T, bytes: Uint8Array): T {
  try {
    return work(bytes);
  } catch (error) {
    throw error instanceof VolumeError ? new VolumeError(error.code, { file, ...error.values }) : error;
  }
}
