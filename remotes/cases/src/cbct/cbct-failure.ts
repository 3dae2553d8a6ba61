import { ApiError } from '@archway/platform';
import { StorageError } from '@archway/storage';
import { VolumeError } from '@archway/volume';
import type { CbctFailure, CbctStage } from './cbct-upload.ts';
import { BytesLostError } from './send-cbct.ts';

/** What the reader is told about a failure. */
export function failureOf(failure: unknown, stage: CbctStage): CbctFailure {
  if (failure instanceof BytesLostError) return { key: 'lost' };
  if (failure instanceof ApiError) return { key: 'refused', message: failure.message };
  if (failure instanceof StorageError) return { key: failure.problem === 'checksum' ? 'checksum' : 'upload' };
  const reason = failure instanceof VolumeError ? { reason: failure.code } : {};
  if (stage === 'read' || stage === 'compress') return { key: stage, ...reason };
  return { key: 'upload' };
}

/** Refusals after which the stored bytes are worth nothing. */
const lost: readonly string[] = ['fileNotUploaded', 'checksumMismatch', 'cbctMismatch'];

/** Whether what has arrived must be sent anew. */
export const mustSendAgain = (failure: unknown): boolean =>
  (failure instanceof ApiError && lost.includes(failure.name)) ||
  (failure instanceof StorageError && failure.problem === 'checksum');

/** Whether the packing itself is not what it says, so that it is made anew. */
export const mustPackAgain = (failure: unknown): boolean =>
  failure instanceof ApiError && failure.name === 'cbctMismatch';
