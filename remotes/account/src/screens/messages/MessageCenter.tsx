import { endpoints } from '@archway/contracts';
import {
  invalidate,
  query,
  useListFilter,
  useListPage,
  usePageTitle,
  useServerEvent,
  useText,
} from '@archway/platform';
import { Button, Card, CheckCheck, EmptyState, ErrorBox, LoadingSkeleton, PageTitle } from '@archway/ui';
import { ListPagination, Segmented } from '@archway/ui/data';
import { NoticeLine } from '../../notices/NoticeLine.tsx';
import { markAllRead } from '../../notices/mark-read.ts';
import { type MessageFilter, messageFilter, readStates } from './message-filter.ts';
import styles from './messages.module.css';

const readFlags = { all: undefined, unread: 0, read: 1 } as const;

/** All messages of the reader, newest first; filter and page stand in the address. */
export default function MessageCenter() {
  const t = useText('account');
  const [shown, change] = useListFilter(messageFilter);
  const { filter, page, size } = shown;
  usePageTitle(t('messages.title'));
  useServerEvent('notice.changed', () => void invalidate(endpoints.account.notices));
  const asked = { query: { pageNum: page, pageSize: size, readFlag: readFlags[filter] } };
  const { rows, total, loading, error, refetch, paging } = useListPage(
    query(endpoints.account.notices, asked),
    shown,
    change,
  );
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
          <Segmented<MessageFilter['filter']>
            value={filter}
            options={readStates.map((value) => ({ value, label: t(`messages.filter.${value}`) }))}
            onChange={(next) => change({ filter: next })}
          />
        }
        extra={
          total === undefined ? null : <span className={styles.count}>{t('messages.count', { count: total })}</span>
        }
      >
        {error ? (
          <ErrorBox title={t('messages.failed')} error={error} onRetry={() => void refetch()} />
        ) : !rows ? (
          <LoadingSkeleton variant="card" rows={6} />
        ) : rows.length === 0 ? (
          <NoMessages onShowAll={filter === 'all' ? undefined : () => change({ filter: 'all' })} />
        ) : (
          <ul className={loading ? `${styles.list} ${styles.stale}` : styles.list}>
            {rows.map((notice) => (
              <NoticeLine key={notice.id} notice={notice} />
            ))}
          </ul>
        )}
      </Card>
      {total !== undefined && total > size ? (
        <div className={styles.pages}>
          <ListPagination {...paging} />
        </div>
      ) : null}
    </>
  );
}

/** Nothing was ever written, or nothing of this kind. */
function NoMessages({ onShowAll }: { onShowAll: (() => void) | undefined }) {
  const t = useText('account');
  return (
    <EmptyState
      title={t(onShowAll ? 'messages.noneHere' : 'messages.none')}
      action={onShowAll && <Button onClick={onShowAll}>{t('messages.showAll')}</Button>}
    />
  );
}
