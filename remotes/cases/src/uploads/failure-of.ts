import { MeshError, type MeshErrorCode } from '@archway/mesh';
import { ApiError } from '@archway/platform';
import type { UploadFailure } from './model-upload.ts';

/** Failures of our own machinery rather than of the file. */
const ours: readonly MeshErrorCode[] = ['dracoEncode', 'dracoUnavailable', 'workerFailed'];

/** What the reader is told about a failure. */
export function failureOf(failure: unknown): UploadFailure {
  if (failure instanceof MeshError) {
    if (failure.code === 'tooLarge') return { key: 'tooLarge', meshError: failure.code };
    return { key: ours.includes(failure.code) ? 'compress' : 'read', meshError: failure.code };
  }
  if (failure instanceof ApiError) return { key: 'refused', message: failure.message };
  return { key: 'upload' };
}

/** Whether the reader stopped it. */
export const wasCancelled = (failure: unknown, signal: AbortSignal): boolean =>
  signal.aborted || (failure instanceof MeshError && failure.code === 'cancelled');
