import { type Notice, readFlag } from '@archway/contracts';
import { appHistory, formatFullTime, formatListTime, useText } from '@archway/platform';
import { TimeText } from '@archway/ui';
import { markRead } from './mark-read.ts';
import styles from './notice-line.module.css';

interface Props {
  notice: Notice;
  /** Before the notice leads elsewhere. */
  onOpen?: () => void;
}

/** One message: an unread one has a dot and a word for it; opening it marks it read and follows its link. */
export function NoticeLine({ notice, onOpen }: Props) {
  const t = useText('account');
  const unread = notice.readFlag === readFlag.unread;
  const open = (): void => {
    if (unread) void markRead(notice.id);
    if (notice.link === null) return;
    onOpen?.();
    appHistory.push(notice.link);
  };
  return (
    <li className={styles.line}>
      <button type="button" className={styles.button} onClick={open}>
        <span className={styles.meta}>
          {unread ? <i className={styles.dot} role="img" aria-label={t('messages.unreadOne')} /> : null}
          <strong className={unread ? styles.unread : undefined}>{notice.typeStr}</strong>
          <TimeText iso={notice.createTime} full={formatFullTime(notice.createTime)}>
            {formatListTime(notice.createTime)}
          </TimeText>
        </span>
        <span className={styles.content}>{notice.content}</span>
      </button>
    </li>
  );
}
