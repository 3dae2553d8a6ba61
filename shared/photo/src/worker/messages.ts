import type { PhotoEdits } from '../edit/turn-photo.ts';
import type { PhotoErrorCode, PhotoErrorValues } from '../photo-error.ts';
import type { Pixels } from '../pixels.ts';
import type { Guess } from '../positions.ts';
import type { PhotoStep, PreparedPhoto } from '../prepare/prepare-photo.ts';

/** What a worker does; `bytes` are transferred, so the sender's array is empty afterwards. */
export interface PhotoJobs {
  /** See `preparePhoto`. */
  prepare: { input: { name: string; bytes: Uint8Array; classify: boolean }; output: PreparedPhoto };
  /** See `editPhoto`. */
  edit: { input: { name: string; bytes: Uint8Array; edits: PhotoEdits; classify: boolean }; output: PreparedPhoto };
  classify: { input: { bytes: Uint8Array }; output: Guess[] };
  /** Upright pixels, for showing what the browser itself cannot; at most `most` pixels a side when given. */
  decode: { input: { bytes: Uint8Array; most?: number | undefined }; output: Pixels };
}

export type PhotoJobName = keyof PhotoJobs;

export type PhotoRequest =
  | { [Name in PhotoJobName]: { kind: Name; id: number; input: PhotoJobs[Name]['input'] } }[PhotoJobName]
  | { kind: 'cancel'; id: number };

export type PhotoReply =
  | { kind: 'progress'; id: number; step: PhotoStep }
  | { kind: 'done'; id: number; output: PhotoJobs[PhotoJobName]['output'] }
  | { kind: 'failed'; id: number; code: PhotoErrorCode; values: PhotoErrorValues };
