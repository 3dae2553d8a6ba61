import { type CasePhoto, type Received, dataTypes, endpoints, type photosEndpoints } from '@archway/contracts';
import { call } from '@archway/platform';
import { type StorageClient, type StorageScope, type UploadedObject, createStorageClient } from '@archway/storage';

export interface CaseKey {
  readonly ptId: string;
  readonly version: number;
}

export interface StoredFile {
  readonly name: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly type: string;
}

export interface PutOptions {
  readonly signal?: AbortSignal;
  /** 0 to 1. */
  readonly onProgress?: (share: number) => void;
}

export type PhotoRegistration = Received<typeof photosEndpoints.register>['body'];
export type ImageReplacement = Received<typeof photosEndpoints.replaceImage>['body'];

let client: StorageClient | undefined;

/** Photos are small: what a reload interrupts is chosen again, and its bytes are kept nowhere. */
const storage = (): StorageClient =>
  (client ??= createStorageClient({
    fetchCredentials: (scope) => call(endpoints.files.token, { body: scope }, { quiet: true }),
  }));

/** Where photos of a case version are written. */
const photoScope = ({ ptId, version }: CaseKey): StorageScope => ({
  ptId,
  version,
  dataType: dataTypes.image,
  actions: ['get', 'put', 'abort_multi_part_upload'],
  descList: ['image_data'],
});

export const blobOf = ({ bytes, type }: Pick<StoredFile, 'bytes' | 'type'>): Blob => new Blob([bytes], { type });

/** Sends an image to where the case keeps its photos. */
export function putPhotoObject(
  key: CaseKey,
  file: StoredFile,
  { signal, onProgress }: PutOptions = {},
): Promise<UploadedObject> {
  return storage().upload({
    scope: photoScope(key),
    file: blobOf(file),
    name: file.name,
    contentType: file.type,
    ...(signal && { signal }),
    onProgress: ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 1),
  });
}

/** Makes stored objects a photo of the case. */
export const registerPhoto = (body: PhotoRegistration): Promise<CasePhoto> =>
  call(endpoints.photos.register, { body }, { quiet: true });

export const replaceImage = (body: ImageReplacement): Promise<CasePhoto> =>
  call(endpoints.photos.replaceImage, { body }, { quiet: true });
