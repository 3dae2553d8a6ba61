import { type Jaw, jawNumber } from '@archway/contracts';
import type { IntakeReport, MeshAnalysis, MeshWorkerStep } from '@archway/mesh';

/** Where a model file belongs. */
export interface ModelPlace {
  readonly ptId: string;
  readonly version: number;
  readonly jaw: Jaw;
}

/** What is done with a chosen file, in this order. */
export const uploadStages = ['prepare', 'uploadOriginal', 'upload', 'register'] as const;
export type UploadStage = (typeof uploadStages)[number];

/** Why it stopped: a text key below `uploadError.`, with values, and for the curious the reason of the reader. */
export interface UploadFailure {
  readonly key: 'read' | 'compress' | 'tooLarge' | 'upload' | 'refused';
  /** Named reason of a mesh that cannot be used, see `meshError.` texts. */
  readonly meshError?: string;
  /** What the server said, in the reader's language. */
  readonly message?: string;
}

/** One file on its way from the disk of the reader into the case. */
export interface ModelUpload {
  readonly place: ModelPlace;
  readonly fileName: string;
  readonly fileSize: number;
  readonly state: 'running' | 'failed' | 'cancelled' | 'done';
  readonly stage: UploadStage;
  /** Step of the preparation; the others have none. */
  readonly step: MeshWorkerStep | null;
  /** 0 to 1 within the stage. */
  readonly share: number;
  /** Bytes of the stage's object: of the compressed file, or of the original. */
  readonly stageBytes: number;
  /** Bytes per second while bytes travel. */
  readonly speed: number | null;
  readonly failure: UploadFailure | null;
  /** What the preparation found. */
  readonly report: IntakeReport | null;
  readonly analysis: MeshAnalysis | null;
}

export const placeKey = ({ ptId, version, jaw }: ModelPlace): string => `${ptId}/${version}/${jaw}`;

export const newUpload = (place: ModelPlace, file: Pick<File, 'name' | 'size'>): ModelUpload => ({
  place,
  fileName: file.name,
  fileSize: file.size,
  state: 'running',
  stage: 'prepare',
  step: null,
  share: 0,
  stageBytes: 0,
  speed: null,
  failure: null,
  report: null,
  analysis: null,
});

const OTHER: Record<Jaw, 'upper' | 'lower'> = { [jawNumber.upper]: 'lower', [jawNumber.lower]: 'upper' };

/** Whether the shape says that the file is of the other jaw; what is not sure is no reason to bother anybody. */
export const looksLikeOtherJaw = (jaw: Jaw, guess: { jaw: string; sure: boolean } | null): boolean =>
  guess !== null && guess.jaw === OTHER[jaw] && guess.sure;
