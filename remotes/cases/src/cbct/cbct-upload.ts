import type { CbctNotes } from '@archway/contracts';
import type { OpenedFiles, VolumeErrorCode, VolumeStep } from '@archway/volume';
import type { VolumeFacts } from './cbct-words.ts';

/** The case version that a CT belongs to; it has one. */
export interface CasePlace {
  readonly ptId: string;
  readonly version: number;
}

/** Which page holds the reader while a CT is on its way. */
export type CbctHome = 'wizard' | 'detail';

/** What is done with the chosen files, in this order. */
export const cbctStages = ['read', 'compress', 'upload', 'verify'] as const;
export type CbctStage = (typeof cbctStages)[number];

/** Why it stopped: a text key below `cbct.error.`, and what is known of the reason. */
export interface CbctFailure {
  readonly key: 'read' | 'noSeries' | 'compress' | 'tooLarge' | 'upload' | 'checksum' | 'lost' | 'refused';
  /** Named reason of a volume, see the `cbct.reason.` texts. */
  readonly reason?: VolumeErrorCode;
  /** What the server said, in the reader's language. */
  readonly message?: string;
}

/** One CT on its way from the disk of the reader into the case. */
export interface CbctUpload {
  readonly place: CasePlace;
  /** Name of the folder, archive or first file. */
  readonly name: string;
  /** `choosing`: several series were found, and the reader picks one. */
  readonly state: 'running' | 'choosing' | 'paused' | 'failed';
  readonly stage: CbctStage;
  readonly step: VolumeStep | null;
  /** 0 to 1 within the stage. */
  readonly share: number;
  /** Bytes that the stage sends; 0 for stages that send none. */
  readonly bytes: number;
  /** Share per second; null until it can be told. */
  readonly rate: number | null;
  /** What was found in the files; null before, and for an upload that a reload has interrupted. */
  readonly opened: OpenedFiles | null;
  readonly volume: VolumeFacts | null;
  readonly notes: CbctNotes | null;
  /** Bytes of the voxels by bytes of the zip. */
  readonly ratio: number | null;
  readonly failure: CbctFailure | null;
}

export const placeKey = ({ ptId, version }: CasePlace): string => `${ptId}/${version}`;

export const newCbctUpload = (place: CasePlace, name: string): CbctUpload => ({
  place: { ptId: place.ptId, version: place.version },
  name,
  state: 'running',
  stage: 'read',
  step: null,
  share: 0,
  bytes: 0,
  rate: null,
  opened: null,
  volume: null,
  notes: null,
  ratio: null,
  failure: null,
});
