import { VolumeError, type VolumeErrorCode } from '../volume-error.ts';
import { readSlices, type DicomSlice, type SliceHeader } from './slice.ts';

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
  const series = [...groups].flatMap(([key, members]) =>
    phasesOf(members).map((part, index, all) => describe(all.length > 1 ? `${key}|${index}` : key, part)),
  );
  return {
    series: series.sort((a, b) => b.slices.length - a.slices.length || a.key.localeCompare(b.key)),
    setAside: [...localizers].map((file) => ({ file, reason: 'localizer' as const })),
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

/** Several volumes at the same places (phases, repeated acquisitions) are taken apart; a few double slices are not. */
function phasesOf<Slice extends SliceHeader>(slices: readonly Slice[]): Slice[][] {
  const whole = [[...slices]];
  const places = new Set(slices.map((slice) => slice.position?.map((each) => each.toFixed(3)).join()));
  if (places.size < 2 || places.size * 1.5 > slices.length) return whole;
  const phases = new Map<string, Slice[]>();
  for (const slice of slices) phases.set(slice.phase, [...(phases.get(slice.phase) ?? []), slice]);
  const parts = [...phases.values()];
  return parts.every((part) => part.length > 1) ? parts : whole;
}
