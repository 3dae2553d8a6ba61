import { type KeyboardEvent, useRef } from 'react';
import type { CaseDetail } from '@archway/contracts';
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

/** Where a message about a case is written, with its files. */
export function Composer({ detail }: { detail: CaseDetail }) {
  const t = useText('cases');
  const userId = useSession().user?.userId ?? '';
  const place = useRef<HTMLDivElement>(null);
  const { draft, write } = useDraft(detail.caseId);
  const mentions = useMentions({ caseId: detail.caseId, draft, write, place });
  const uploads = useAttachments(detail, userId);
  const sending = useSend(detail);
  const { ready, waits, submit } = useSubmit({ draft, write, uploads, sending });
  const take = (files: readonly File[]): void => takeAttachments(detail, userId, files);
  const { over, drop } = useFileDrop(take);

  const press = (event: KeyboardEvent): void => {
    if (mentions.press(event) || !isSendKey(event)) return;
    event.preventDefault();
    void submit();
  };
  return (
    <div className={over ? `${styles.composer} ${styles.over}` : styles.composer} ref={place} {...drop}>
      {sending.failure ? (
        <NoticeBar tone="error">
          {sending.failure instanceof ApiError ? `${sending.failure.message} ` : ''}
          {t('messages.sendFailed')}
        </NoticeBar>
      ) : null}
      <MessageField draft={draft} mentions={mentions} readOnly={sending.sending} onWrite={write} onPress={press} />
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
          {t('messages.send')}
        </Button>
      </div>
    </div>
  );
}
