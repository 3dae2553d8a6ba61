import { type KeyboardEvent, useRef } from 'react';
import type { SlotProps } from '@archway/contracts';
import { Button, NoticeBar, Send } from '@archway/ui';
import { ApiError, useSession, useText } from '@archway/platform';
import { TextLength } from '../TextLength.tsx';
import { ChosenFiles } from '../files/ChosenFiles.tsx';
import { FileInput } from '../files/FileInput.tsx';
import { takeAttachments, useAttachments } from '../files/attachment-uploads.ts';
import { useFileDrop } from '../files/use-file-drop.ts';
import { isSendKey } from '../send-key.ts';
import { MessageField } from './MessageField.tsx';
import { useDraft } from './use-draft.ts';
import { useMentions } from './use-mentions.ts';
import { useSend } from './use-send.ts';
import { useSubmit } from './use-submit.ts';
import styles from './composer.module.css';

type Props = SlotProps['conversation.composer'] & {
  /** What stands in the field while it is empty; its name else. */
  placeholder?: string;
};

/** Where something is written about a case, with its files. */
export function Composer({ caseId, version, thread, label, placeholder = label, sendText, among, send }: Props) {
  const t = useText('cases');
  const userId = useSession().user?.userId ?? '';
  const field = useRef<HTMLDivElement>(null);
  const { draft, write } = useDraft(caseId, thread);
  const mentions = useMentions({ caseId, among, draft, write, place: field });
  const place = { caseId, version, thread };
  const uploads = useAttachments(place, userId);
  const sending = useSend(send, version);
  const { ready, waits, submit } = useSubmit({ draft, write, uploads, sending });
  const take = (files: readonly File[]): void => takeAttachments(place, userId, files);
  const { over, drop } = useFileDrop(take);

  const press = (event: KeyboardEvent): void => {
    if (mentions.press(event) || !isSendKey(event)) return;
    event.preventDefault();
    void submit();
  };
  return (
    <div className={over ? `${styles.composer} ${styles.over}` : styles.composer} ref={field} {...drop}>
      {sending.failure ? (
        <NoticeBar tone="error">
          {sending.failure instanceof ApiError ? `${sending.failure.message} ` : ''}
          {t('messages.sendFailed')}
        </NoticeBar>
      ) : null}
      <MessageField
        {...{ label, placeholder, draft, mentions }}
        readOnly={sending.sending}
        onWrite={write}
        onPress={press}
      />
      <ChosenFiles uploads={uploads} />
      <div className={styles.tools}>
        <FileInput disabled={sending.sending} onFiles={take} />
        <TextLength text={draft.text} />
        <span className={styles.state} role="status">
          {over ? t('messages.dropHere') : waits ? t(`messages.${waits}`) : ''}
        </span>
        {over || waits ? null : <span className={styles.hint}>{t('messages.hint')}</span>}
        <Button
          type="primary"
          icon={<Send />}
          disabled={!ready}
          loading={sending.sending}
          onClick={() => void submit()}
        >
          {sendText}
        </Button>
      </div>
    </div>
  );
}
