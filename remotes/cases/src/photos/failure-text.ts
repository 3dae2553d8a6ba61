import { PHOTO_FILE_LIMIT_MB } from '@archway/contracts';
import type { TextFunction } from '@archway/platform';
import type { PhotoFailure } from './photo-upload.ts';

/** Why a photo did not arrive: in the server's words where it refused, otherwise by the name of the reason. */
export const failureText = (failure: PhotoFailure | null, t: TextFunction): string =>
  failure?.message ?? t(`photoError.${failure?.key ?? 'upload'}`, { num: PHOTO_FILE_LIMIT_MB });
