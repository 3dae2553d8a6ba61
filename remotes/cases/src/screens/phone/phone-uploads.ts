import {
  type Answer,
  type PhotoPosition,
  type Received,
  dataTypes,
  endpoints,
  type phoneEndpoints,
} from '@archway/contracts';
import { call, text } from '@archway/platform';
import { type StorageScope, createStorageClient, randomId } from '@archway/storage';
import { type UploadFlow, Uploads, isUnderWay } from '@archway/uploads';
import { choosePhotos } from '../../photos/upload/choose-photos.ts';
import { photoFailureOf } from '../../photos/upload/photo-failure.ts';
import { blobOf } from '../../photos/upload/photo-storage.ts';
import { type PhotoUpload, newPhotoUpload } from '../../photos/upload/photo-upload.ts';
import { preparePhoto } from '../../photos/upload/photo-workers.ts';
import { AT_ONCE, type PhotoWork, type SendingWorld, recoverLost, sendPhoto } from '../../photos/upload/send-photo.ts';
import { tellRefused } from '../../photos/upload/tell-photos.ts';
import { guardLeaving } from '../../uploads/leave-guard.ts';
import type { PhonePass } from './phone-pass.ts';

/** The phone knows its case by the link alone; where things lie says the server. */
const PLACE = { caseId: '0', version: 1 };
const SCOPE: StorageScope = { dataType: dataTypes.image };

/** A photo that has arrived, as the phone itself saw it, and where it stands; null where that is not decided. */
export interface SentPhoto {
  readonly id: string;
  readonly position: PhotoPosition | null;
  readonly preview: string | null;
}

type Registered = Answer<typeof phoneEndpoints.register>;
type NewPhoto = Omit<Received<typeof phoneEndpoints.register>['body'], keyof PhonePass>;

export interface PhoneWorld extends SendingWorld {
  register(photo: NewPhoto): Promise<Registered>;
  /** The answer to a photo that has arrived. */
  arrived(photo: SentPhoto, intake: Registered): void;
  /** A call was refused: the link may be over. */
  refused(failure: unknown): void;
}

/** Takes a photo of the phone into the case of its link. */
const phoneFlow = (world: PhoneWorld): UploadFlow<PhotoUpload, PhotoWork, StorageScope, Blob> => ({
  atOnce: AT_ONCE,
  showEvery: 0.04,
  async run(job) {
    const { objects, guesses, ...measured } = await sendPhoto(world, job, SCOPE);
    const { id, position, fileName, preview } = job.upload;
    const photo = { ...objects, ...measured, fileName, guesses: [...guesses], ...(position && { position }) };
    const intake = await world.register(photo);
    world.arrived({ id, position: intake.placed, preview }, intake);
  },
  failureOf: (failure) => {
    world.refused(failure);
    return photoFailureOf(failure);
  },
  recover: recoverLost,
  // The answer to the registration says how things stand.
  succeeded: () => Promise.resolve(),
});

export type PhoneUploads = ReturnType<typeof createPhoneUploads>;

/** Uploads of one link. */
export function createPhoneUploads(pass: PhonePass, told: Pick<PhoneWorld, 'arrived' | 'refused'>) {
  const storage = createStorageClient({
    fetchCredentials: () => call(endpoints.phone.storage, { body: pass }, { quiet: true }),
  });
  const register = (photo: NewPhoto): Promise<Registered> =>
    call(endpoints.phone.register, { body: { ...pass, ...photo } }, { quiet: true });
  const world: PhoneWorld = {
    prepare: preparePhoto,
    preview: (thumb) => URL.createObjectURL(blobOf(thumb)),
    known: () => {},
    register,
    ...told,
  };
  const uploads = new Uploads(phoneFlow(world), { storage: () => storage });
  guardLeaving(uploads.store.subscribe, () => uploads.store.all().some(isUnderWay));
  return {
    uploads,
    /** @param room how many more may come */
    take(files: readonly File[], position: PhotoPosition | null, room: number): void {
      const choice = choosePhotos(files, position, room);
      tellRefused(choice, (names) => text('cases', 'phone.tooMany', { names }));
      const begun = choice.taken.map((chosen) => ({
        upload: newPhotoUpload(randomId(), PLACE, chosen.file, chosen.position),
        work: { file: chosen.file },
      }));
      void uploads.start(begun);
    },
  };
}
