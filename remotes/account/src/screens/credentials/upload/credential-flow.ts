import { type CredentialFile, type Received, type certificationEndpoints, dataTypes } from '@archway/contracts';
import { type StorageScope, extensionOf, generatedName } from '@archway/storage';
import type { StoredObject, UploadFlow } from '@archway/uploads';
import type { CredentialFailure, CredentialUpload } from './credential-upload.ts';

export type GivenFile = Received<typeof certificationEndpoints.keepFile>['body'];

/** What the flow uses of the world. */
export interface CredentialWorld {
  /** @throws when the file is not to be taken */
  check(file: File, item: CredentialFile): Promise<void>;
  register(body: GivenFile): Promise<unknown>;
  /** Whoever shows the credentials asks again; resolves when the answer is there. */
  refresh(): Promise<unknown>;
  /** What the reader is told of a failure. */
  tell(failure: unknown): CredentialFailure;
  /** The server does not find what was sent, or finds it changed. */
  isLost(failure: unknown): boolean;
}

/** What a retry needs. */
export interface CredentialWork {
  readonly file: File;
  /** Of the object, the same each time, so that what has arrived is not sent again. */
  name?: string;
  sent?: StoredObject;
}

const scope: StorageScope = {
  dataType: dataTypes.credentials,
  actions: ['get', 'put', 'abort_multi_part_upload'],
};

/** Takes a document to the credentials of the reader: looks at it, sends it, and has it kept until it is submitted. */
export const credentialFlow = (
  world: CredentialWorld,
): UploadFlow<CredentialUpload, CredentialWork, StorageScope, Blob> => ({
  showEvery: 0.04,
  async run(job) {
    const { work } = job;
    const { item, practiceId, fileName } = job.upload;
    if (!work.sent) {
      job.enter('check', 'preparing');
      await world.check(work.file, item);
      job.enter('upload', 'uploading');
      const name = (work.name ??= generatedName(item, extensionOf(fileName)));
      const arrived = await job.send([{ scope, name, file: work.file, contentType: work.file.type }]);
      work.sent = arrived.get(name)!;
    }
    job.enter('register', 'uploading', { share: 1 });
    const { key, size, crc64 } = work.sent;
    await world.register({ item, practiceId, fileName, objectName: key, size, crc64 });
  },
  failureOf: world.tell,
  recover(failure, work) {
    if (!world.isLost(failure)) return undefined;
    delete work.sent;
    delete work.name;
    return 'sendAgain';
  },
  succeeded: () => world.refresh(),
});
