import { type KeyboardEvent, useState } from 'react';
import { type CaseMessage, endpoints } from '@archway/contracts';
import { Button } from '@archway/ui';
import { Input } from '@archway/ui/data';
import { ApiError, call, useText } from '@archway/platform';
import { TextLength, isTooLong } from '../TextLength.tsx';
import { isSendKey } from '../send-key.ts';
import { useRefresh } from '../use-refresh.ts';
import styles from './message.module.css';

/** The words of an own message in a field, in the place of the message. */
export function Correction({ message, onDone }: { message: CaseMessage; onDone: () => void }) {
  const t = useText('cases');
  const { messageId, attachments } = message;
  const refresh = useRefresh();
  const [text, setText] = useState(message.text);
  const [saving, setSaving] = useState(false);
  const [failure, setFailure] = useState<string>();
  const empty = text.trim() === '' && attachments.length === 0;

  const save = async (): Promise<void> => {
    if (empty || isTooLong(text)) return;
    if (text.trim() === message.text) {
      onDone();
      return;
    }
    setSaving(true);
    setFailure(undefined);
    try {
      await call(endpoints.messages.correct, { body: { messageId, text: text.trim() } }, { quiet: true });
      await refresh();
      onDone();
    } catch (thrown) {
      setFailure(thrown instanceof ApiError ? thrown.message : String(thrown));
      setSaving(false);
    }
  };
  const press = (event: KeyboardEvent): void => {
    if (isSendKey(event)) void save();
    else if (event.key === 'Escape') onDone();
    else return;
    event.preventDefault();
  };
  return (
    <div className={styles.correction}>
      <Input.TextArea
        aria-label={t('messages.correctLabel')}
        value={text}
        autoFocus
        className={styles.field ?? ''}
        rows={3}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={press}
      />
      <TextLength text={text} />
      {failure ? (
        <p className={styles.failure} role="alert">
          {failure}
        </p>
      ) : null}
      <div className={styles.actions}>
        <Button onClick={onDone}>{t('messages.cancel')}</Button>
        <Button type="primary" disabled={empty || isTooLong(text)} loading={saving} onClick={() => void save()}>
          {t('messages.keep')}
        </Button>
      </div>
    </div>
  );
}
