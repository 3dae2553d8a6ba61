import { type StoredObject, type Upload, newUpload } from '@archway/uploads';
import type { CasePlace } from '../../uploads/storage-client.ts';

/** Why it stopped: what the server said; null when nothing was said. */
export interface AttachmentFailure {
  readonly message: string | null;
}

/** What files are for: what is written at a version of a case, in this thread. */
export interface WrittenPlace extends CasePlace {
  /** Empty for the conversation about the case. */
  readonly thread: string;
}

/** One file on its way to a message, and there until the message is sent. */
export interface AttachmentUpload extends Upload<'upload', AttachmentFailure>, WrittenPlace {
  /** Who sends it: files lie below their author. */
  readonly userId: string;
  readonly fileName: string;
  readonly fileSize: number;
  /** Null until it has arrived. */
  readonly stored: StoredObject | null;
}

export const newAttachmentUpload = (
  id: string,
  { caseId, version, thread }: WrittenPlace,
  userId: string,
  { name, size }: Pick<File, 'name' | 'size'>,
): AttachmentUpload => ({
  ...newUpload(id, 'upload'),
  ...{ caseId, version, thread, userId, fileName: name, fileSize: size, stored: null },
});
