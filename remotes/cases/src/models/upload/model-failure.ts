import { MeshError, type MeshErrorCode } from '@archway/mesh';
import { ApiError } from '@archway/platform';
import { BytesLost } from '@archway/uploads';
import type { ModelFailure } from './model-upload.ts';

/** Failures of our own machinery rather than of the file. */
const ours: readonly MeshErrorCode[] = ['dracoEncode', 'dracoUnavailable', 'workerFailed'];

/** What the reader is told about a failure. */
export function modelFailureOf(failure: unknown): ModelFailure {
  if (failure instanceof MeshError) {
    if (failure.code === 'tooLarge') return { key: 'tooLarge', meshError: failure.code };
    return { key: ours.includes(failure.code) ? 'compress' : 'read', meshError: failure.code };
  }
  if (failure instanceof ApiError) return { key: 'refused', message: failure.message };
  return { key: failure instanceof BytesLost ? 'lost' : 'upload' };
}
