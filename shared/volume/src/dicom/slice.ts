import { parse, type ParsedDicom } from './parse.ts';
import { deflatedFrom, readHead, type HeadCost } from './read-head.ts';
import { headersOf } from './headers-of.ts';
import type { PixelLayout } from './layout.ts';
import type { Marks } from './marks.ts';
import { samplesOf, type Samples } from './samples.ts';
import { ARCHIVE_LIMITS, mayBecome } from '../source/archive-limits.ts';
import type { Bytes } from '../source/bytes.ts';
import { inflateUpTo } from '../source/inflate.ts';
import { VolumeError } from '../volume-error.ts';
import type { Vec3 } from '../volume.ts';

export type { HeadCost } from './read-head.ts';

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
  /** Of the file; copies have the same. */
  readonly instanceUid: string;
  readonly marks: Marks;
  readonly columns: number;
  readonly rows: number;
  /** Between rows, between columns, in mm. */
  readonly pixelSpacing: readonly [number, number];
  readonly position: Vec3 | undefined;
  /** The position is this frame's own word, and not the file's. */
  readonly placedItself: boolean;
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

/**
 * Reads what a file says about its images, and no more of the file than that needs.
 * @param file name, for messages.
 * @param cost is added to, also when the file is refused.
 * @throws VolumeError notDicom, truncated, headTooLarge, encapsulated, notAnImage, noImageData, unsupportedDataType, tooLarge
 */
export async function readHeaders(bytes: Bytes, file: string, cost?: HeadCost): Promise<SliceHeader[]> {
  try {
    return headers(await readHead(bytes, cost), bytes.size, file);
  } catch (error) {
    throw named(error, file);
  }
}

/**
 * Reads the images of a file that is in memory.
 * @throws VolumeError notDicom, truncated, encapsulated, notAnImage, noImageData, unsupportedDataType, tooLarge
 */
export function readSlices(bytes: Uint8Array, file: string): DicomSlice[] {
  try {
    const { parsed, plain } = parsedWhole(bytes);
    return headers(parsed, bytes.length, file).map((header) => ({
      ...header,
      samples: () => {
        const { offset, length } = header.pixels;
        if (offset + length > plain.length) throw new VolumeError('truncated', { file });
        return samplesOf(plain.slice(offset, offset + length), header.pixels);
      },
    }));
  } catch (error) {
    throw named(error, file);
  }
}

function parsedWhole(bytes: Uint8Array): { parsed: ParsedDicom; plain: Uint8Array } {
  const from = deflatedFrom(bytes);
  if (from !== undefined) {
    const body = inflateUpTo(bytes.subarray(from), mayBecome(bytes.length, ARCHIVE_LIMITS)).bytes;
    const plain = new Uint8Array(from + body.length);
    plain.set(bytes.subarray(0, from));
    plain.set(body, from);
    try {
      return { parsed: parse(plain, 'whole', from), plain };
    } catch (error) {
      // Some say that they are deflated and are not.
      if (!(error instanceof VolumeError) || error.code !== 'notDicom') throw error;
    }
  }
  return { parsed: parse(bytes, 'whole'), plain: bytes };
}

/** An element may say that it is longer than the file; the parser throws bare strings when such a one is read. */
function headers(parsed: ParsedDicom, size: number, file: string): SliceHeader[] {
  try {
    return headersOf(parsed, size, file);
  } catch (error) {
    throw error instanceof VolumeError ? error : new VolumeError('truncated', { file });
  }
}

const named = (error: unknown, file: string): unknown =>
  error instanceof VolumeError ? new VolumeError(error.code, { file, ...error.values }) : error;
