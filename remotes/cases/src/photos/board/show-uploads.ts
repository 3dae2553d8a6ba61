import { OPEN_POSITION } from '@archway/contracts';
import type { PhotoUpload } from '../upload/photo-upload.ts';

/** Uploads that show at their position, one each and the newest, and the others, which show in the pool. */
export function showUploads(uploads: readonly PhotoUpload[]): {
  placed: readonly PhotoUpload[];
  pooled: readonly PhotoUpload[];
} {
  const newest = new Map(uploads.map((upload) => [upload.position, upload]));
  const shows = (upload: PhotoUpload): boolean =>
    upload.position === OPEN_POSITION || (upload.position !== null && newest.get(upload.position) === upload);
  return { placed: uploads.filter(shows), pooled: uploads.filter((upload) => !shows(upload)) };
}
