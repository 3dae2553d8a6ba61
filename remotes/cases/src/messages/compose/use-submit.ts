import { isUnderWay } from '@archway/uploads';
import { isTooLong } from '../TextLength.tsx';
import type { AttachmentUpload } from '../files/attachment-upload.ts';
import { dropAttachments } from '../files/attachment-uploads.ts';
import { EMPTY, type MessageDraft } from './drafts.ts';
import { mentionedIn } from './mention-query.ts';
import type { useSend } from './use-send.ts';

interface Given {
  readonly draft: MessageDraft;
  readonly write: (draft: MessageDraft) => void;
  readonly uploads: readonly AttachmentUpload[];
  readonly sending: ReturnType<typeof useSend>;
}

/** Whether what was written can be sent, what it waits for, and the sending; what was sent is forgotten here. */
export function useSubmit({ draft, write, uploads, sending }: Given) {
  const text = draft.text.trim();
  const arrived = uploads.flatMap(({ fileName, stored }) => (stored ? [{ fileName, ...stored }] : []));
  const missing = uploads.length - arrived.length;
  const waits = uploads.some(isUnderWay) ? 'waitFiles' : missing > 0 ? 'failedFiles' : null;
  const ready = (text !== '' || arrived.length > 0) && !isTooLong(text) && waits === null && !sending.sending;

  const submit = async (): Promise<void> => {
    if (!ready) return;
    const attachments = arrived.map(({ fileName, key, size, crc64 }) => ({ objectName: key, fileName, size, crc64 }));
    const sent = await sending.send({ text, attachments, mentions: mentionedIn({ ...draft, text }) });
    if (!sent) return;
    write(EMPTY);
    dropAttachments(uploads.map(({ id }) => id));
  };
  return { ready, waits, submit } as const;
}
