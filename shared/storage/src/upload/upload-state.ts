import type { UploadedObject } from './running-upload.ts';

/** What came of a finished upload; `original` when the file was changed and its original kept beside it. */
export interface UploadResult {
  readonly file: UploadedObject;
  readonly original: UploadedObject | null;
}

/** The states of the specification. `percent` is 0 to 100, or null while nothing is known. */
export type UploadState =
  | { readonly status: 'waiting' }
  | { readonly status: 'preparing' }
  | { readonly status: 'compressing'; readonly percent: number | null }
  | { readonly status: 'loading'; readonly percent: number | null }
  | { readonly status: 'uploadingOriginal'; readonly percent: number; readonly paused: boolean }
  | { readonly status: 'uploading'; readonly percent: number; readonly paused: boolean }
  | { readonly status: 'success'; readonly result: UploadResult }
  | { readonly status: 'aborted' }
  | { readonly status: 'serverError'; readonly error: unknown };

export type UploadStatus = UploadState['status'];

/** In the order in which an upload goes through them. */
export const uploadStatuses = [
  'waiting',
  'preparing',
  'compressing',
  'loading',
  'uploadingOriginal',
  'uploading',
  'success',
  'aborted',
  'serverError',
] as const satisfies readonly UploadStatus[];

/** Whether leaving now would lose work: what navigation is locked by. */
export const isUnderWay = ({ status }: UploadState): boolean => !['success', 'aborted', 'serverError'].includes(status);
