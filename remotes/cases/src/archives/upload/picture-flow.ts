import {
  type PhotoGuess,
  type PhotoPosition,
  type Received,
  SURE_GUESS,
  type archivesEndpoints,
} from '@archway/contracts';
import type { StorageScope } from '@archway/storage';
import type { UploadFlow } from '@archway/uploads';
import { photoFailureOf } from '../../photos/upload/photo-failure.ts';
import { AT_ONCE, type PhotoWork, type SendingWorld, recoverLost, sendPhoto } from '../../photos/upload/send-photo.ts';
import { caseScope } from '../../uploads/storage-client.ts';
import type { PictureUpload } from './picture-upload.ts';

export type NewPictures = Received<typeof archivesEndpoints.addPtPic>['body'];

/** What the flow uses of the world. */
export interface PictureWorld extends SendingWorld {
  /** Makes stored objects pictures of a record. */
  add(body: NewPictures): Promise<unknown>;
  /** Whoever shows the record asks again; resolves when the answer is there. */
  refresh(): Promise<void>;
}

/** Takes a picture into a record or follow-up: prepares it as a photo, sends it and its thumbnail, and adds both. */
export const pictureFlow = (world: PictureWorld): UploadFlow<PictureUpload, PhotoWork, StorageScope, Blob> => ({
  atOnce: AT_ONCE,
  showEvery: 0.04,
  async run(job) {
    const { objects, width, height, guesses } = await sendPhoto(world, job, caseScope(job.upload, 'archive'));
    const { archivesId, position, fileName } = job.upload;
    const notes = { name: null, position: position ?? recognized(guesses), takenOn: null };
    await world.add({ archivesId, pictures: [{ ...objects, ...notes, fileName, width, height }] });
  },
  failureOf: photoFailureOf,
  recover: recoverLost,
  succeeded: () => world.refresh(),
});

/** The view that a picture surely shows; who does not agree says so. */
const recognized = ([best]: readonly PhotoGuess[]): PhotoPosition | null =>
  best && best.confidence >= SURE_GUESS ? best.position : null;
