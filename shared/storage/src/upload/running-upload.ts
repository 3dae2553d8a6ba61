import type { UploadControl } from './upload-control.ts';
import type { RetryOptions } from './retry.ts';

export interface UploadedObject {
  readonly key: string;
  /** Bytes. */
  readonly size: number;
  /** CRC-64/XZ of the bytes, an unsigned decimal. */
  readonly crc64: string;
}

export interface UploadProgress {
  /** Bytes that have arrived. */
  readonly loaded: number;
  readonly total: number;
}

/** What the ways of uploading have in common. */
export interface RunningUpload {
  readonly file: Blob;
  readonly contentType: string;
  readonly control: UploadControl;
  readonly retry: RetryOptions;
  onProgress(progress: UploadProgress): void;
}
