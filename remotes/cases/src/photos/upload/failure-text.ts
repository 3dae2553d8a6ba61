import { PHOTO_FILE_LIMIT_MB } from '@archway/contracts';
import type { TextFunction } from '@archway/platform';
import { stateText } from '../../uploads/state-text.ts';
import type { PhotoFailure, PhotoUpload } from './photo-upload.ts';

/** Why something was not done with a photo: in the server's words where it refused, otherwise by the name of the reason. */
export const failureText = ({ key, message }: PhotoFailure, t: TextFunction): string =>
  message ?? t(`photoError.${key}`, { num: PHOTO_FILE_LIMIT_MB });

/** How an upload ended that did not arrive. */
export function endText(upload: Pick<PhotoUpload, 'state' | 'paused' | 'failure'>, t: TextFunction): string {
  const { failure } = upload;
  if (!failure) return stateText(upload, t);
  const reason = failureText(failure, t);
  return failure.key === 'upload' && !failure.message ? stateText(upload, t, reason) : reason;
}
