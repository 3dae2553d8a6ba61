import { stack, type Stack, type StackNotes } from '../dicom/geometry.ts';
import type { DicomSeries } from '../dicom/series.ts';
import type { SliceHeader } from '../dicom/slice.ts';
import { VolumeError, type VolumeErrorCode } from '../volume-error.ts';
import type { ComponentType, Vec3 } from '../volume.ts';
import { LARGEST_SIDE } from '../pack/descriptor.ts';
import type { Thumbnail } from './thumbnail.ts';

/** A series as the user chooses it from a list. */
export interface SeriesChoice {
  readonly key: string;
  /** Patient name. */
  readonly name: string;
  /** Series number. */
  readonly series: string;
  readonly description: string;
  readonly modality: string;
  /** Which of the volumes that stand at the same places (times, phases), from 1, and how many there are. */
  readonly part: readonly [number: number, of: number] | null;
  /** `YYYYMMDD` or `YYYYMMDDHHMMSS`; empty when unknown. */
  readonly created: string;
  /** Columns, rows, slices of the volume to be. */
  readonly dimension: Vec3;
  readonly spacing: Vec3 | null;
  /** Columns: unit vectors of i, j and k; see `Volume`. */
  readonly direction: readonly number[] | null;
  /** What the headers alone are sure of; null when the voxels decide. */
  readonly componentType: ComponentType | null;
  readonly notes: StackNotes | null;
  /** The middle slice. */
  readonly thumbnail: Thumbnail | null;
  /** Why it cannot be packed. */
  readonly problem: VolumeErrorCode | null;
}

/** A series and what would become of it. */
export interface OpenedSeries {
  readonly series: DicomSeries<SliceHeader>;
  readonly stacked: Stack | null;
  readonly choice: SeriesChoice;
}

/** Weighs up a series from the heads of its files. */
export function openedSeries(series: DicomSeries<SliceHeader>): OpenedSeries {
  let stacked: Stack | null = null;
  let problem: VolumeErrorCode | null = series.slices.length < 2 ? 'singleImage' : null;
  try {
    stacked = stack(series.slices);
    if (stacked.slices.length < 2) problem = 'singleImage';
    else if (stacked.size.some((side) => side > LARGEST_SIDE)) problem = 'tooLarge';
  } catch (error) {
    if (!(error instanceof VolumeError)) throw error;
    problem ??= error.code;
  }
  return {
    series,
    stacked,
    choice: {
      key: series.key,
      name: series.name,
      series: series.number,
      description: series.description,
      modality: series.modality,
      part: series.part ?? null,
      created: series.created,
      dimension: stacked?.size ?? series.dimension,
      spacing: stacked?.spacing ?? null,
      direction: stacked?.direction ?? null,
      componentType: certainType(series.slices),
      notes: stacked?.notes ?? null,
      thumbnail: null,
      problem,
    },
  };
}

/** int16 when no value that the headers allow is larger. */
function certainType(slices: readonly SliceHeader[]): ComponentType | null {
  const fits = slices.every(({ slope, intercept, pixels: { stored, signed } }) => {
    const ends = signed ? [-(2 ** (stored - 1)), 2 ** (stored - 1) - 1] : [0, 2 ** stored - 1];
    return ends.every((end) => Math.abs(Math.round(end * slope + intercept) + 0.5) < 32768);
  });
  return fits ? 'int16' : null;
}

/** The slice that a thumbnail shows. */
export const middleOf = ({ series, stacked }: OpenedSeries): SliceHeader => {
  const slices = stacked?.slices ?? series.slices;
  return slices[Math.floor(slices.length / 2)]!;
};
