import { useState } from 'react';
import { type MessageState, type OutboundMessage, endpoints } from '@archway/contracts';
import { call, formatFullTime, formatListTime, invalidate, notify, useText } from '@archway/platform';
import { Button, Mail, MessageSquare, StatusTag, type StatusTone, TimeText } from '@archway/ui';
import styles from './outbox.module.css';

const tones: Readonly<Record<MessageState, StatusTone>> = { waiting: 'info', sent: 'success', failed: 'error' };

/** One message: to whom, how it fares, its words, and the way to send a failed one again. */
export function MessageLine({ message }: { message: OutboundMessage }) {
  const t = useText('console');
  const [busy, setBusy] = useState(false);
  const { id, channel, target, kind, lang, state, tries, lastError, createTime, subject, body, retriable } = message;
  const retry = async (): Promise<void> => {
    setBusy(true);
    try {
      await call(endpoints.messaging.retry, { params: { id } });
      notify.success(t('outbox.retried'));
    } catch {
      // The call has told why; somebody else may have sent it meanwhile.
    } finally {
      setBusy(false);
      await invalidate(endpoints.messaging.outbox);
    }
  };
  const Icon = channel === 'mail' ? Mail : MessageSquare;
  return (
    <li className={styles.line}>
      <div className={styles.head}>
        <Icon aria-label={t(`outbox.channel.${channel}`)} role="img" />
        <strong className={styles.target}>{target}</strong>
        <span className={styles.kind}>{t(`outbox.kind.${kind}`)}</span>
        <StatusTag tone={tones[state]}>{t(`outbox.state.${state}`)}</StatusTag>
        <TimeText iso={createTime} full={formatFullTime(createTime)}>
          {formatListTime(createTime)}
        </TimeText>
      </div>
      <p className={styles.words} lang={lang}>
        {channel === 'mail' ? <strong>{subject}</strong> : null}
        {body}
      </p>
      {lastError === null ? null : (
        <p className={styles.error}>{t('outbox.lastError', { num: tries, reason: lastError })}</p>
      )}
      {retriable ? (
        <Button size="small" loading={busy} onClick={() => void retry()}>
          {t('outbox.retry')}
        </Button>
      ) : null}
    </li>
  );
}
