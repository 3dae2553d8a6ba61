import type { CbctNotes, CbctVolume } from '@archway/contracts';
import type { Descriptor, OpenedFiles, SeriesChoice, SetAside, StackNotes } from '@archway/volume';

/** What the server keeps of a packed volume, from its descriptor and its series. */
export function volumeOf(descriptor: Descriptor, series: SeriesChoice): CbctVolume {
  const { size, spacing, origin, direction, imageType, name, sha256 = '' } = descriptor;
  return {
    size: [...size],
    spacing: [...spacing],
    origin: [...origin],
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

/** What was found while reading, in figures. */
export const notesOf = (
  { filesRead, setAside }: Pick<OpenedFiles, 'filesRead' | 'setAside'>,
  notes: StackNotes,
): CbctNotes => ({
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
