import { VolumeError, type VolumeErrorCode } from '../volume-error.ts';
import { readSlices, type DicomSlice } from './slice.ts';

export interface DicomFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** A file that is not part of any series, with the reason for people to read. */
export interface SetAside {
  readonly file: string;
  readonly reason: VolumeErrorCode | 'localizer';
}

/** A series as the user chooses it. */
export interface DicomSeries {
  readonly key: string;
  readonly name: string;
  readonly description: string;
  readonly modality: string;
  readonly created: string;
  /** Columns, rows, slices. */
  readonly dimension: readonly [number, number, number];
  readonly slices: readonly DicomSlice[];
}

const isLocalizer = (slice: DicomSlice): boolean => slice.imageType.includes('LOCALIZER');

/** Slices of other sizes or orientations under one series number are another volume. */
const keyOf = (slice: DicomSlice): string =>
  [
    slice.seriesUid,
    slice.seriesNumber,
    slice.columns,
    slice.rows,
    slice.orientation.map((each) => each.toFixed(3)).join(','),
  ].join('|');

/**
 * Groups the slices of many files into series, the largest first. Nothing is lost silently: what belongs to no series is
 * listed with its reason.
 */
export function groupSeries(files: Iterable<DicomFile>): { series: DicomSeries[]; setAside: SetAside[] } {
  const groups = new Map<string, DicomSlice[]>();
  const setAside: SetAside[] = [];
  for (const { name, bytes } of files) {
    try {
      for (const slice of readSlices(bytes, name)) {
        if (isLocalizer(slice)) setAside.push({ file: name, reason: 'localizer' });
        else groups.set(keyOf(slice), [...(groups.get(keyOf(slice)) ?? []), slice]);
      }
    } catch (error) {
      if (!(error instanceof VolumeError)) throw error;
      setAside.push({ file: name, reason: error.code });
    }
  }
  const series = [...groups].map(([key, slices]) => {
    const first = slices[0]!;
    return {
      key,
      name: first.patientName,
      description: first.description,
      modality: first.modality,
      created: first.created,
      dimension: [first.columns, first.rows, slices.length] as const,
      slices,
    };
  });
  return { series: series.sort((a, b) => b.slices.length - a.slices.length), setAside };
}
