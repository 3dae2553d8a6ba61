export type { PhotoErrorCode } from './photo-error.ts';
export { PhotoError } from './photo-error.ts';
export type { Pixels } from './pixels.ts';
export type { Guess, PhotoPositionName } from './positions.ts';
export { photoPositionNames } from './positions.ts';
export type { OpenedPhoto } from './read/read-photo.ts';
export { openPhoto } from './read/read-photo.ts';
/** @public The README promises it. */
export type { PhotoCodecs } from './codecs/codecs.ts';
export type { PhotoEdits } from './edit/turn-photo.ts';
export { turnPhoto } from './edit/turn-photo.ts';
export { resizePhoto, shrinkPhoto } from './edit/shrink-photo.ts';
export type { PreparedPhoto } from './prepare/prepare-photo.ts';
export { THUMB_QUALITY, THUMB_SIDE } from './prepare/prepare-photo.ts';
/** @public The README promises it. */
export { preparePhoto } from './prepare/prepare-photo.ts';
export { classifyPhoto } from './classify/classify-photo.ts';
export { sharpness } from './quality/sharpness.ts';
export type { Assignment } from './assign/assign-photos.ts';
export { assignPhotos } from './assign/assign-photos.ts';
export { createPhotoWorkerHandler } from './worker/handler.ts';
export type { PhotoClient } from './worker/client.ts';
export { createPhotoClient } from './worker/client.ts';
export { drawDentalPhoto } from './generate/draw-dental-photo.ts';
