import { type CasePhoto, type Received, endpoints, type photosEndpoints } from '@archway/contracts';
import { call } from '@archway/platform';
import type { StorageScope, UploadedObject } from '@archway/storage';
import { type CasePlace, caseScope, passingStorage } from '../../uploads/storage-client.ts';

export interface StoredFile {
  readonly name: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly type: string;
}

export type PhotoRegistration = Received<typeof photosEndpoints.register>['body'];
type ImageReplacement = Received<typeof photosEndpoints.replaceImage>['body'];

/** Where photos of a case version are written. */
export const photoScope = (place: CasePlace): StorageScope => ({
  ...caseScope(place, 'image'),
  descList: ['image_data'],
});

export const blobOf = ({ bytes, type }: Pick<StoredFile, 'bytes' | 'type'>): Blob => new Blob([bytes], { type });

/** Sends an image to where the case keeps its photos. */
export const putPhotoObject = (place: CasePlace, file: StoredFile): Promise<UploadedObject> =>
  passingStorage().upload({
    scope: photoScope(place),
    file: blobOf(file),
    name: file.name,
    contentType: file.type,
  });

/** Makes stored objects a photo of the case. */
export const registerPhoto = (body: PhotoRegistration): Promise<CasePhoto> =>
  call(endpoints.photos.register, { body }, { quiet: true });

export const replaceImage = (body: ImageReplacement): Promise<CasePhoto> =>
  call(endpoints.photos.replaceImage, { body }, { quiet: true });
