import { VolumeError, type VolumeErrorCode } from '../volume-error.ts';
import { volumesOf, withoutCopies } from './places.ts';
import { readSlices, type DicomSlice, type SliceHeader } from './slice.ts';

export interface DicomFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** A file that is not part of any series, with the reason for people to read. */
export interface SetAside {
  readonly file: string;
  readonly reason: VolumeErrorCode | 'localizer' | 'duplicate';
}

/** A series as the user chooses it. */
export interface DicomSeries<Slice extends SliceHeader = DicomSlice> {
  readonly key: string;
  readonly name: string;
  readonly description: string;
  readonly modality: string;
  readonly created: string;
  /** Series number as the file has it. */
  readonly number: string;
  /** Columns, rows, slices. */
  readonly dimension: readonly [number, number, number];
  readonly slices: readonly Slice[];
  /** Which of the volumes that stand at the same places, from 1, and how many there are. */
  readonly part?: readonly [number: number, of: number];
}

const isLocalizer = (slice: SliceHeader): boolean => slice.imageType.includes('LOCALIZER');

/** Slices of other sizes or orientations under one series number are another volume. */
const keyOf = (slice: SliceHeader): string =>
  [
    slice.seriesUid,
    slice.seriesNumber,
    slice.columns,
    slice.rows,
    slice.orientation.map((each) => (Math.round(each * 1000) / 1000 + 0).toFixed(3)).join(','),
  ].join('|');

/**
 * Groups the slices of many files into series, the largest first. Nothing is lost silently: what belongs to no series is
 * listed with its reason.
 */
export function groupSeries(files: Iterable<DicomFile>): { series: DicomSeries[]; setAside: SetAside[] } {
  const slices: DicomSlice[] = [];
  const setAside: SetAside[] = [];
  for (const { name, bytes } of files) {
    try {
      slices.push(...readSlices(bytes, name));
    } catch (error) {
      if (!(error instanceof VolumeError)) throw error;
      setAside.push({ file: name, reason: error.code });
    }
  }
  const grouped = groupSlices(slices);
  return { series: grouped.series, setAside: [...setAside, ...grouped.setAside] };
}

/** The same from headers alone. */
export function groupSlices<Slice extends SliceHeader>(
  slices: Iterable<Slice>,
): { series: DicomSeries<Slice>[]; setAside: SetAside[] } {
  const groups = new Map<string, Slice[]>();
  const localizers = new Set<string>();
  for (const slice of slices) {
    if (isLocalizer(slice)) localizers.add(slice.file);
    else {
      const key = keyOf(slice);
      const group = groups.get(key);
      if (group) group.push(slice);
      else groups.set(key, [slice]);
    }
  }
  const copied = new Set<string>();
  const series = [...groups].flatMap(([key, members]) => {
    const { kept, copies } = withoutCopies(members);
    for (const { file } of copies) copied.add(file);
    return volumesOf(kept).map((part, index, all) =>
      all.length > 1
        ? { ...describe(`${key}|${String(index).padStart(5, '0')}`, part), part: [index + 1, all.length] as const }
        : describe(key, part),
    );
  });
  // A file of which some images are used is not set aside.
  for (const { slices: used } of series) for (const { file } of used) copied.delete(file);
  return {
    series: series.sort((a, b) => b.slices.length - a.slices.length || a.key.localeCompare(b.key)),
    setAside: [
      ...[...localizers].map((file) => ({ file, reason: 'localizer' as const })),
      ...[...copied].map((file) => ({ file, reason: 'duplicate' as const })),
    ],
  };
}

function describe<Slice extends SliceHeader>(key: string, slices: readonly Slice[]): DicomSeries<Slice> {
  const first = slices[0]!;
  return {
    key,
    name: first.patientName,
    description: first.description,
    modality: first.modality,
    created: first.created,
    number: first.seriesNumber,
    dimension: [first.columns, first.rows, slices.length],
    slices,
  };
}
