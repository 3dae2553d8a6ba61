import type { PhotoPosition } from '@archway/contracts';

/** In this order, but for the last two. */
export const photoUploadStates = ['waiting', 'preparing', 'uploading', 'success', 'failed', 'aborted'] as const;
export type PhotoUploadState = (typeof photoUploadStates)[number];

/** Why it stopped: a text key below `photoError.`, and what the server said, in the reader's language. */
export interface PhotoFailure {
  readonly key: string;
  readonly message?: string;
  /** The same file will fail again. */
  readonly final: boolean;
}

/** One photo on its way from the disk of the reader into the case. */
export interface PhotoUpload {
  readonly id: string;
  readonly ptId: string;
  readonly version: number;
  readonly fileName: string;
  readonly fileSize: number;
  /** Where the reader dropped it; null: the classification decides. */
  readonly position: PhotoPosition | null;
  readonly state: PhotoUploadState;
  /** 0 to 1 of the bytes. */
  readonly share: number;
  /** Address of the thumbnail, once it is made. */
  readonly preview: string | null;
  readonly failure: PhotoFailure | null;
}

export const isUnderWay = ({ state }: Pick<PhotoUpload, 'state'>): boolean =>
  state === 'waiting' || state === 'preparing' || state === 'uploading';
