export { Crc64, combineCrc64, crc64 } from './crc64.ts';
export { type StorageClient, type StorageClientOptions, createStorageClient } from './client.ts';
export type { FetchCredentials, StorageScope } from './credentials/credential-source.ts';
export { StorageError, type StorageProblem, isRefusal, storageCodeOf } from './storage-error.ts';
export type { UploadedObject } from './upload/running-upload.ts';
export { type CheckpointStore, MemoryCheckpoints, type UploadCheckpoint } from './upload/checkpoint.ts';
export { OpfsCheckpoints } from './upload/opfs-checkpoints.ts';
export {
  type BatchOptions,
  type BatchResult,
  DEFAULT_ZIP_NAME,
  type DownloadItem,
  downloadAsZip,
  saveBlob,
} from './download/batch-download.ts';
export { extensionOf, generatedName } from './names/file-names.ts';
export { randomId } from './names/random-id.ts';
