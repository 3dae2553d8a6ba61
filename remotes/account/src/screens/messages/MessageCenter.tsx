import { endpoints } from '@archway/contracts';
import { query, usePageTitle, useServerEvent, useText, invalidate } from '@archway/platform';
import { Button, Card, CheckCheck, EmptyState, ErrorBox, LoadingSkeleton, PageTitle } from '@archway/ui';
import { Pagination, Segmented } from '@archway/ui/data';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { NoticeLine } from '../../notices/NoticeLine.tsx';
import { markAllRead } from '../../notices/mark-read.ts';
import { filters, useMessageFilter, type MessageFilter } from './use-message-filter.ts';
import styles from './messages.module.css';

const readFlags = { all: undefined, unread: 0, read: 1 } as const;

/** All messages of the reader, newest first; filter and page stand in the address. */
export default function MessageCenter() {
  const t = useText('account');
  const { filter, pageNum, pageSize, change } = useMessageFilter();
  usePageTitle(t('messages.title'));
  useServerEvent('notice.changed', () => void invalidate(endpoints.account.notices));
  const input = { query: { pageNum, pageSize, readFlag: readFlags[filter] } };
  const list = useQuery({ ...query(endpoints.account.notices, input), placeholderData: keepPreviousData });
  const { rows = [], total = 0 } = list.data ?? {};
  return (
    <>
      <PageTitle
        actions={
          <Button icon={<CheckCheck aria-hidden />} onClick={() => void markAllRead()}>
            {t('messages.readAll')}
          </Button>
        }
      >
        {t('messages.title')}
      </PageTitle>
      <Card
        meta={
          <Segmented<MessageFilter>
            value={filter}
            options={filters.map((value) => ({ value, label: t(`messages.filter.${value}`) }))}
            onChange={(next) => change({ filter: next })}
          />
        }
        extra={list.data ? <span className={styles.count}>{t('messages.count', { count: total })}</span> : null}
      >
        {list.isError ? (
          <ErrorBox title={t('messages.failed')} error={list.error} onRetry={() => void list.refetch()} />
        ) : list.isPending ? (
          <LoadingSkeleton variant="card" rows={6} />
        ) : rows.length === 0 ? (
          <EmptyState
            title={t(filter === 'all' ? 'messages.none' : 'messages.noneHere')}
            action={
              filter === 'all' ? undefined : (
                <Button onClick={() => change({ filter: 'all' })}>{t('messages.showAll')}</Button>
              )
            }
          />
        ) : (
          <ul className={list.isPlaceholderData ? `${styles.list} ${styles.stale}` : styles.list}>
            {rows.map((notice) => (
              <NoticeLine key={notice.id} notice={notice} />
            ))}
          </ul>
        )}
      </Card>
      {total > pageSize ? (
        <div className={styles.pages}>
          <Pagination
            current={pageNum}
            pageSize={pageSize}
            total={total}
            showSizeChanger
            onChange={(page, size) => change({ pageNum: page, pageSize: size })}
          />
        </div>
      ) : null}
    </>
  );
}
