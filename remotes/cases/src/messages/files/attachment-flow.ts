import { dataTypes } from '@archway/contracts';
import { type StorageScope, extensionOf, generatedName } from '@archway/storage';
import type { UploadFlow } from '@archway/uploads';
import type { AttachmentFailure, AttachmentUpload } from './attachment-upload.ts';

/** What a retry needs. */
export interface AttachmentWork {
  readonly file: File;
  /** Of the object, the same each time, so that what has arrived is not sent again. */
  name?: string;
}

const scopeOf = ({ caseId, version, userId }: AttachmentUpload): StorageScope => ({
  ...{ caseId, version, dataType: dataTypes.message, targetOrStepId: userId },
  actions: ['get', 'put', 'abort_multi_part_upload'],
});

/** Sends a file to where its author keeps what messages of a case carry. The message itself makes it an attachment. */
export const attachmentFlow = (
  failureOf: (thrown: unknown) => AttachmentFailure,
): UploadFlow<AttachmentUpload, AttachmentWork, StorageScope, Blob> => ({
  atOnce: 3,
  showEvery: 0.04,
  async run(job) {
    const { work, upload } = job;
    job.enter('upload', 'uploading');
    const name = (work.name ??= generatedName('message', extensionOf(upload.fileName)));
    const file = work.file;
    const arrived = await job.send([{ scope: scopeOf(upload), name, file, contentType: file.type }]);
    job.show({ stored: arrived.get(name)! });
  },
  failureOf,
  // It is shown until its message is sent, or the reader takes it out.
  succeeded: () => new Promise(() => {}),
});
