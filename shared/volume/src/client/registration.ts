import type { StackNotes } from '../dicom/geometry.ts';
import type { SetAside } from '../dicom/series.ts';
import type { Descriptor } from '../pack/descriptor.ts';
import type { SeriesChoice } from '../series/choice.ts';
import type { Vec3 } from '../volume.ts';
import type { OpenedFiles } from './api.ts';

/** What is kept of a packed volume beside it: `desc.json` in short, with words from its series. */
export interface VolumeFacts {
  /** Columns, rows, slices. */
  size: [number, number, number];
  /** In mm, as `origin` is; LPS. */
  spacing: [number, number, number];
  origin: [number, number, number];
  direction: number[];
  componentType: 'int16' | 'int32';
  name: string;
  series: string;
  description: string;
  modality: string;
  created: string;
  sha256: string;
}

/** From its descriptor and its series; words are cut where nobody reads on. */
export function volumeOf(descriptor: Descriptor, series: SeriesChoice): VolumeFacts {
  const { size, spacing, origin, direction, imageType, name, sha256 = '' } = descriptor;
  return {
    size: three(size),
    spacing: three(spacing),
    origin: three(origin),
    direction: [...direction],
    componentType: imageType.componentType,
    name: (series.name || name).slice(0, 200),
    series: series.series.slice(0, 200),
    description: series.description.slice(0, 400),
    modality: series.modality.slice(0, 20),
    created: series.created.slice(0, 30),
    sha256,
  };
}

const three = ([x, y, z]: Vec3): [number, number, number] => [x, y, z];

/** What was found while reading, in figures. */
export const notesOf = ({ filesRead, setAside }: Pick<OpenedFiles, 'filesRead' | 'setAside'>, notes: StackNotes) => ({
  filesRead,
  setAside: Object.fromEntries([...byReason(setAside)].map(([reason, files]) => [reason, files.length])),
  missingSlices: notes.missing,
  unevenGaps: notes.unevenGaps.length,
  duplicateSlices: notes.duplicates.length,
  tiltCorrected: notes.tiltDegrees,
  orderAssumed: notes.orderAssumed,
});

/** Names of the files that were set aside, by reason. */
export function byReason(setAside: readonly SetAside[]): Map<SetAside['reason'], string[]> {
  const groups = new Map<SetAside['reason'], string[]>();
  for (const { file, reason } of setAside) {
    const names = groups.get(reason);
    if (names) names.push(file);
    else groups.set(reason, [file]);
  }
  return groups;
}
