export { type Outcome, type UploadFlow, type UploadJob, type UploadWorld } from './flow.ts';
export { type Interrupted, aboutOf, interruptedOf, noteOf } from './interrupted.ts';
export { createLanes } from './lanes.ts';
export type { Checkpoint, Note, ObjectStorage, Sized, StoredObject } from './object-storage.ts';
export { type Weights, weightedShare } from './progress.ts';
export { secondsLeft } from './rate-meter.ts';
export { BytesLost, type ObjectToSend, discardObjects } from './send.ts';
export {
  ForbiddenAction,
  type UploadAction,
  type UploadState,
  type WorkingState,
  actionInto,
  isUnderWay,
  may,
  stateAfter,
  transitions,
  uploadActions,
  uploadStates,
} from './states.ts';
export { UploadStore } from './store.ts';
export { type Change, type Upload, newUpload } from './upload.ts';
export { Uploads } from './uploads.ts';
