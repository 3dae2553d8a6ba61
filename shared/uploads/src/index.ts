export type { Outcome, UploadFlow, UploadJob } from './flow.ts';
export { type Interrupted, interruptedOf, noteOf } from './interrupted.ts';
export { createLanes } from './lanes.ts';
export type { Checkpoint, ObjectStorage, Sized, StoredObject } from './object-storage.ts';
export { type Weights, weightedShare } from './progress.ts';
export { secondsLeft } from './rate-meter.ts';
export { BytesLost, type ObjectToSend, discardObjects } from './send.ts';
export { type UploadState, type WorkingState, isUnderWay, may, uploadStates } from './states.ts';
/** @public The README promises it. */
export { transitions } from './states.ts';
export { UploadStore } from './store.ts';
export { type Upload, newUpload } from './upload.ts';
export { Uploads } from './uploads.ts';
