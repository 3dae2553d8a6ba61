import { type CaseModel, type Jaw, jawNumber } from '@archway/contracts';
import type { IntakeReport, MeshAnalysis, MeshWorkerStep } from '@archway/mesh';
import { type Upload, newUpload } from '@archway/uploads';

/** Where a model file belongs. */
export interface ModelPlace {
  readonly caseId: string;
  readonly version: number;
  readonly jaw: Jaw;
  /** A scan of the jaw, or the model of one of its aligners. */
  readonly modelType: CaseModel['modelType'];
}

/** What is done with a chosen file, in this order. */
export const modelSteps = ['prepare', 'uploadOriginal', 'upload', 'register'] as const;
export type ModelStep = (typeof modelSteps)[number];

/** Why it stopped: a text key below `uploadError.`, with values, and for the curious the reason of the reader. */
export interface ModelFailure {
  readonly key: 'read' | 'compress' | 'tooLarge' | 'upload' | 'lost' | 'refused';
  /** Named reason of a mesh that cannot be used, see `meshError.` texts. */
  readonly meshError?: string;
  /** What the server said, in the reader's language. */
  readonly message?: string;
}

/** One file on its way from the disk of the reader into the case. */
export interface ModelUpload extends Upload<ModelStep, ModelFailure> {
  readonly place: ModelPlace;
  readonly fileName: string;
  readonly fileSize: number;
  /** What the preparation does; the other steps have none. */
  readonly activity: MeshWorkerStep | null;
  /** What the preparation found. */
  readonly report: IntakeReport | null;
  readonly analysis: MeshAnalysis | null;
}

export const placeKey = ({ caseId, version, modelType, jaw }: ModelPlace): string =>
  `${caseId}/${version}/${modelType}/${jaw}`;

export const newModelUpload = (
  { caseId, version, jaw, modelType }: ModelPlace,
  file: Pick<File, 'name' | 'size'>,
  step: ModelStep = 'prepare',
): ModelUpload => ({
  ...newUpload(placeKey({ caseId, version, jaw, modelType }), step),
  place: { caseId, version, jaw, modelType },
  fileName: file.name,
  fileSize: file.size,
  activity: null,
  report: null,
  analysis: null,
});

const OTHER: Record<Jaw, 'upper' | 'lower'> = { [jawNumber.upper]: 'lower', [jawNumber.lower]: 'upper' };

/** Whether the shape says that the file is of the other jaw; what is not sure is no reason to bother anybody. */
export const looksLikeOtherJaw = (jaw: Jaw, guess: { jaw: string; sure: boolean } | null): boolean =>
  guess !== null && guess.jaw === OTHER[jaw] && guess.sure;
