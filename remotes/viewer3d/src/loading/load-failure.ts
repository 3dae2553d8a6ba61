import { MeshError, type MeshErrorCode } from '@archway/mesh';
import { ApiError } from '@archway/platform';
import { FetchFailure } from './fetch-bytes.ts';

/** Why a model could not be shown, as the reader is told; each has its sentence in the language files. */
export type FailureKind =
  'refused' | 'missing' | 'network' | 'server' | 'damaged' | 'pointCloud' | 'empty' | 'format' | 'tooLarge' | 'decoder';

export interface LoadFailure {
  readonly kind: FailureKind;
  /** For support: the technical sentence, or code and request id. */
  readonly detail: string;
}

const meshKinds: Partial<Record<MeshErrorCode, FailureKind>> = {
  pointCloud: 'pointCloud',
  empty: 'empty',
  unknownFormat: 'format',
  tooLarge: 'tooLarge',
  dracoUnavailable: 'decoder',
  workerFailed: 'decoder',
};

function statusKind(status: number): FailureKind {
  if (status === 0) return 'network';
  if (status === 403 || status === 401) return 'refused';
  return status === 404 ? 'missing' : 'server';
}

export function loadFailure(error: unknown): LoadFailure {
  if (error instanceof MeshError) return { kind: meshKinds[error.code] ?? 'damaged', detail: error.message };
  if (error instanceof FetchFailure) return { kind: statusKind(error.status), detail: error.message };
  if (error instanceof ApiError) {
    const refused = error.name === 'storageScope' || error.name === 'noPermission' || error.name === 'recordNotFound';
    const kind = refused ? 'refused' : error.http === undefined ? 'network' : 'server';
    return { kind, detail: [error.message, error.detail].filter(Boolean).join(' · ') };
  }
  return { kind: 'server', detail: error instanceof Error ? error.message : String(error) };
}
