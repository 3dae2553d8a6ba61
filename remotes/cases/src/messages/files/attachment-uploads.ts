import { ATTACHMENT_LIMIT_MB, MOST_ATTACHMENTS, attachmentExtensions } from '@archway/contracts';
import { ApiError, notify, text, useStore } from '@archway/platform';
import { randomId } from '@archway/storage';
import { Uploads, isUnderWay } from '@archway/uploads';
import { guardLeaving } from '../../uploads/leave-guard.ts';
import { passingStorage } from '../../uploads/storage-client.ts';
import { attachmentFlow } from './attachment-flow.ts';
import { type AttachmentUpload, type WrittenPlace, newAttachmentUpload } from './attachment-upload.ts';
import { chooseAttachments } from './choose-attachments.ts';

/** Files of messages that are being written in this page. */
export const attachmentUploads = new Uploads(
  attachmentFlow((thrown) => ({ message: thrown instanceof ApiError ? thrown.message : null })),
  { storage: passingStorage },
);

guardLeaving(attachmentUploads.store.subscribe, () => attachmentUploads.store.all().some(isUnderWay));

const isOf = (upload: AttachmentUpload, { caseId, version, thread }: WrittenPlace, userId: string): boolean =>
  upload.caseId === caseId && upload.version === version && upload.thread === thread && upload.userId === userId;

/** Files of the message that somebody writes at a version of a case, in the order in which they were chosen. */
export function useAttachments(place: WrittenPlace, userId: string): readonly AttachmentUpload[] {
  const uploads = useStore(attachmentUploads.store);
  return [...uploads.values()].filter((upload) => isOf(upload, place, userId));
}

/** Takes files for the message; what it cannot carry is told at once. */
export function takeAttachments(place: WrittenPlace, userId: string, files: readonly File[]): void {
  const has = attachmentUploads.store.all().filter((upload) => isOf(upload, place, userId)).length;
  const { taken, refused } = chooseAttachments(files, has);
  const values = { types: attachmentExtensions.join(', '), size: ATTACHMENT_LIMIT_MB, most: MOST_ATTACHMENTS };
  const sentences = (['format', 'size', 'count'] as const)
    .filter((reason) => refused[reason].length > 0)
    .map((reason) =>
      text('cases', `messages.refused.${reason}`, {
        ...values,
        names: refused[reason].join(text('cases', 'messages.comma')),
      }),
    );
  if (sentences.length > 0) notify.warning(sentences.join(' '), { persistent: true });
  const begun = taken.map((file) => ({
    upload: newAttachmentUpload(randomId(), place, userId, file),
    work: { file },
  }));
  void attachmentUploads.start(begun);
}

/** Takes files out of the message, or forgets them with the message that was sent. */
export const dropAttachments = (ids: readonly string[]): void => void attachmentUploads.dismiss(ids).catch(() => {});
