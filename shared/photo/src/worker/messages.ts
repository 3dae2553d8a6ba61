import type { PhotoEdits } from '../edit/turn-photo.ts';
import type { Pixels } from '../pixels.ts';
import type { Guess } from '../positions.ts';
import type { PhotoStep, PreparedPhoto } from '../prepare/prepare-photo.ts';

/** What a worker does; `bytes` are transferred, so the sender's array is empty afterwards. */
export interface PhotoJobs {
  /** See `preparePhoto`. */
  prepare: {
    input: { name: string; bytes: Uint8Array; classify: boolean };
    output: PreparedPhoto;
    progress: PhotoStep;
  };
  /** See `editPhoto`. */
  edit: {
    input: { name: string; bytes: Uint8Array; edits: PhotoEdits; classify: boolean };
    output: PreparedPhoto;
    progress: PhotoStep;
  };
  classify: { input: { bytes: Uint8Array }; output: Guess[]; progress: PhotoStep };
  /** Upright pixels, for showing what the browser itself cannot; at most `most` pixels a side when given. */
  decode: { input: { bytes: Uint8Array; most?: number | undefined }; output: Pixels; progress: PhotoStep };
}

export type PhotoJobName = keyof PhotoJobs;
