import { type ArchiveInside, dataTypes } from '@archway/contracts';
import { type StorageScope, generatedName } from '@archway/storage';
import type { UploadFlow } from '@archway/uploads';
import type { ArchiveFailure, ArchiveUpload } from './archive-upload.ts';

/** What a retry needs. */
export interface ArchiveWork {
  readonly file: File;
  /** Of the object, the same each time, so that what has arrived is not sent again. */
  name?: string;
}

/** What the flow uses of the world. */
export interface ArchiveWorld {
  inspect(objectName: string): Promise<ArchiveInside>;
  failureOf(thrown: unknown): ArchiveFailure;
}

const scope: StorageScope = {
  dataType: dataTypes.caseArchive,
  actions: ['get', 'put', 'abort_multi_part_upload'],
};

/** Sends an archive to where its reader keeps archives, and asks what is in it. */
export const archiveFlow = ({
  inspect,
  failureOf,
}: ArchiveWorld): UploadFlow<ArchiveUpload, ArchiveWork, StorageScope, Blob> => ({
  showEvery: 0.01,
  async run(job) {
    const { work } = job;
    job.enter('upload', 'uploading');
    const name = (work.name ??= generatedName('case', 'zip'));
    const arrived = await job.send([{ scope, name, file: work.file, contentType: 'application/zip' }]);
    job.enter('inspect', 'uploading', { share: 1 });
    const objectName = arrived.get(name)!.key;
    job.show({ found: { objectName, inside: await inspect(objectName) } });
  },
  failureOf,
  // It is shown until the reader has decided.
  succeeded: () => new Promise(() => {}),
});
