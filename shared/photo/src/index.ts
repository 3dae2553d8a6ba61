export type { PhotoErrorCode, PhotoErrorValues } from './photo-error.ts';
export { PhotoError, photoErrorCodes } from './photo-error.ts';
export { PIXEL_LIMIT } from './limits.ts';
export type { Pixels } from './pixels.ts';
export type { Guess, PhotoPositionName } from './positions.ts';
export { photoPositionNames } from './positions.ts';
export type { PhotoFormat } from './read/format.ts';
export { detectFormat, photoFormats } from './read/format.ts';
export type { Orientation, PhotoHeader } from './read/header.ts';
export type { OpenedPhoto } from './read/read-photo.ts';
export { openPhoto } from './read/read-photo.ts';
export type { PrivateData } from './metadata/private-data.ts';
export type { PhotoCodecs } from './codecs/codecs.ts';
export type { Crop, PhotoEdits } from './edit/turn-photo.ts';
export { turnPhoto, uprightPhoto } from './edit/turn-photo.ts';
export { resizePhoto, shrinkPhoto } from './edit/shrink-photo.ts';
export type { PhotoFile, PhotoNote, PhotoStep, PreparedPhoto, PrepareOptions } from './prepare/prepare-photo.ts';
export {
  editPhoto,
  PHOTO_QUALITY,
  preparePhoto,
  THUMB_QUALITY,
  THUMB_SIDE,
  thumbnailPhoto,
} from './prepare/prepare-photo.ts';
export { classifyPhoto } from './classify/classify-photo.ts';
export type { AssignedPhoto, Assignment } from './assign/assign-photos.ts';
export { assignPhotos } from './assign/assign-photos.ts';
export type { PhotoJobName, PhotoJobs } from './worker/messages.ts';
export { createPhotoWorkerHandler } from './worker/handler.ts';
export type { PhotoBlob, PhotoClient, PhotoClientOptions, PhotoJobOptions } from './worker/client.ts';
export { createPhotoClient } from './worker/client.ts';
export { drawDentalPhoto } from './generate/draw-dental-photo.ts';
