import type { CbctNotes } from '@archway/contracts';
import { type Upload, newUpload } from '@archway/uploads';
import type { OpenedFiles, VolumeErrorCode, VolumeStep } from '@archway/volume';
import type { CasePlace } from '../../uploads/storage-client.ts';
import type { VolumeFacts } from '../words/cbct-words.ts';

/** Which page holds the reader while a CT is on its way. */
export type CbctHome = 'wizard' | 'detail';

/** What is done with the chosen files, in this order. */
export const cbctSteps = ['read', 'compress', 'upload', 'verify'] as const;
export type CbctStep = (typeof cbctSteps)[number];

/** Why it stopped: a text key below `cbct.error.`, and what is known of the reason. */
export interface CbctFailure {
  readonly key:
    'read' | 'noSeries' | 'merge' | 'compress' | 'video' | 'tooLarge' | 'upload' | 'checksum' | 'lost' | 'refused';
  /** Named reason of a volume, see the `cbct.reason.` texts. */
  readonly reason?: VolumeErrorCode | OpenedFiles['setAside'][number]['reason'];
  /** What the server said, in the reader's language. */
  readonly message?: string;
}

/** One CT on its way from the disk of the reader into the case. */
export interface CbctUpload extends Upload<CbctStep, CbctFailure> {
  readonly place: CasePlace;
  /** Name of the folder, archive or first file. */
  readonly name: string;
  /** What exactly is done with the files; nothing while bytes travel. */
  readonly activity: VolumeStep | null;
  /** What was found in the files; null before, and for an upload that a reload has interrupted. */
  readonly opened: OpenedFiles | null;
  readonly volume: VolumeFacts | null;
  readonly notes: CbctNotes | null;
  /** Bytes of the voxels by bytes of the zip. */
  readonly ratio: number | null;
}

export const placeKey = ({ caseId, version }: CasePlace): string => `${caseId}/${version}`;

export const newCbctUpload = ({ caseId, version }: CasePlace, name: string, step: CbctStep = 'read'): CbctUpload => ({
  ...newUpload(placeKey({ caseId, version }), step),
  place: { caseId, version },
  name,
  activity: null,
  opened: null,
  volume: null,
  notes: null,
  ratio: null,
});

/** Several series were found, and the reader picks one. */
export const isChoosing = ({ state, opened }: Pick<CbctUpload, 'state' | 'opened'>): boolean =>
  state === 'waiting' && opened !== null;
