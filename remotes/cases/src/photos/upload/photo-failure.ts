import { PhotoError, type PhotoErrorCode } from '@archway/photo';
import { ApiError } from '@archway/platform';
import type { PhotoFailure } from './photo-upload.ts';

/** What is wrong with the file itself, and will be the next time. */
const ofFile: Partial<Record<PhotoErrorCode, string>> = {
  empty: 'damaged',
  damaged: 'damaged',
  notAnImage: 'format',
  unsupportedFormat: 'format',
  tooLarge: 'tooLarge',
  tooManyScans: 'tooManyScans',
};

/** What the reader is told about a failure. */
export function photoFailureOf(failure: unknown): PhotoFailure {
  if (failure instanceof PhotoError) {
    const key = ofFile[failure.code];
    return key ? { key, final: true } : { key: 'prepare', final: false };
  }
  if (failure instanceof ApiError) return { key: 'upload', message: failure.message, final: false };
  return { key: 'upload', final: false };
}
