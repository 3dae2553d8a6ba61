import type { Notice, Page } from '@archway/contracts';
import { appHistory, useText } from '@archway/platform';
import { Button, EmptyState, ErrorBox, LoadingSkeleton } from '@archway/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import { NoticeLine } from '../notices/NoticeLine.tsx';
import { markAllRead } from '../notices/mark-read.ts';
import styles from './latest-notices.module.css';

interface Props {
  notices: UseQueryResult<Page<Notice>>;
  onLeave: () => void;
}

/** The newest unread messages, and the way to all of them. */
export function LatestNotices({ notices, onLeave }: Props) {
  const t = useText('account');
  const rows = notices.data?.rows ?? [];
  return (
    <div className={styles.panel}>
      <header className={styles.head}>
        <strong>{t('messages.unread')}</strong>
        {rows.length > 0 ? (
          <Button type="link" size="small" onClick={() => void markAllRead()}>
            {t('messages.readAll')}
          </Button>
        ) : null}
      </header>
      {notices.isError ? (
        <ErrorBox title={t('messages.failed')} error={notices.error} onRetry={() => void notices.refetch()} />
      ) : notices.isPending ? (
        <LoadingSkeleton variant="card" rows={2} />
      ) : rows.length === 0 ? (
        <EmptyState title={t('messages.noneUnread')} />
      ) : (
        <ul className={styles.list}>
          {rows.map((notice) => (
            <NoticeLine key={notice.id} notice={notice} onOpen={onLeave} />
          ))}
        </ul>
      )}
      <Button
        block
        onClick={() => {
          onLeave();
          appHistory.push('/msg-center');
        }}
      >
        {t('messages.viewAll')}
      </Button>
    </div>
  );
}
