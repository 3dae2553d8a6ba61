import type { CommentReply } from '@archway/contracts';
import { Slot, formatFullTime, formatListTime, useText } from '@archway/platform';
import { TimeText } from '@archway/ui';
import styles from './comments.module.css';

/** Who wrote something, for whom, when, and what. */
export function Written({ of }: { of: CommentReply }) {
  const t = useText('plans');
  const { author, at, own, text, mentions, attachments } = of;
  return (
    <>
      <p className={styles.head}>
        <strong>{own ? t('comments.you') : author.name}</strong>
        <span>{t(`comments.side.${author.side}`)}</span>
        <TimeText iso={at} full={formatFullTime(at)}>
          {formatListTime(at)}
        </TimeText>
      </p>
      <div className={styles.words}>
        <Slot name="conversation.words" props={{ text, mentions, attachments }} />
      </div>
    </>
  );
}
