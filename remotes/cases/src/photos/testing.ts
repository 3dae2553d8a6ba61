import type { CasePhoto } from '@archway/contracts';

/** A photo for tests. */
export const photo = (photoId: string, given: Partial<CasePhoto> = {}): CasePhoto => ({
  photoId,
  caseId: '1',
  version: 1,
  position: null,
  fileName: `${photoId}.jpg`,
  objectName: `archway/pt/1/1/1/-/${photoId}_image.jpg`,
  thumbName: `archway/pt/1/1/1/-/${photoId}_thumb.jpg`,
  size: 1000,
  width: 1200,
  height: 800,
  guesses: [],
  sharpness: null,
  automatic: false,
  uploadTime: '2026-11-20T06:32:00.000Z',
  uploadedBy: 'W-07',
  ...given,
});
