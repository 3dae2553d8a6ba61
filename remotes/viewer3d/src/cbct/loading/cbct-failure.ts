import { ApiError } from '@archway/platform';
import { VolumeError, type VolumeErrorCode } from '@archway/volume';
import { FetchFailure } from '../../loading/fetch-bytes.ts';

/** Why a CBCT cannot be shown; each has the sentence of the catalogue and a way out in the language files. */
export const cbctFailures = [
  'loadZippedDicomFail',
  'noImageData',
  'unsupportedType',
  'frame',
  'moduleFile',
  'moduleInit',
  'imageData',
  'missing',
  'refused',
  'network',
  'tooLarge',
] as const;
export type CbctFailureKind = (typeof cbctFailures)[number];

export interface CbctFailure {
  readonly kind: CbctFailureKind;
  /** For support: the technical sentence. */
  readonly detail: string;
}

/** The viewer's own code, or the codec's, could not be fetched or started. */
export class ModuleFailure extends Error {
  constructor(
    readonly step: 'file' | 'init',
    cause: unknown,
  ) {
    super(cause instanceof Error ? cause.message : String(cause));
    this.name = 'ModuleFailure';
  }
}

const byCode: Partial<Record<VolumeErrorCode, CbctFailureKind>> = {
  noImageData: 'noImageData',
  unsupportedDataType: 'unsupportedType',
  chunkDamaged: 'frame',
  tooLarge: 'tooLarge',
  codecModule: 'moduleFile',
  workerFailed: 'moduleInit',
};

export function cbctFailure(error: unknown): CbctFailure {
  const detail = error instanceof Error ? error.message : String(error);
  if (error instanceof VolumeError) return { kind: byCode[error.code] ?? 'loadZippedDicomFail', detail };
  if (error instanceof ModuleFailure) return { kind: error.step === 'file' ? 'moduleFile' : 'moduleInit', detail };
  if (error instanceof FetchFailure) {
    const { status } = error;
    const kind = status === 0 || status >= 500 ? 'network' : status === 404 ? 'missing' : 'refused';
    return { kind, detail };
  }
  if (error instanceof ApiError) {
    const traced = [error.message, error.detail].filter(Boolean).join(' · ');
    return { kind: error.http === undefined || error.http >= 500 ? 'network' : 'refused', detail: traced };
  }
  if (error instanceof RangeError) return { kind: 'tooLarge', detail };
  return { kind: 'imageData', detail };
}
