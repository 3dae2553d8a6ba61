import { endpoints } from '@archway/contracts';
import { query, useListFilter, useListPage, usePageTitle, useText } from '@archway/platform';
import { Button, Card, EmptyState, ErrorBox, LoadingSkeleton, PageTitle, RefreshCw } from '@archway/ui';
import { ListPagination, Segmented } from '@archway/ui/data';
import { ConsoleFrame } from '../../frame/ConsoleFrame.tsx';
import { MessageLine } from './MessageLine.tsx';
import { type OutboxFilter, outboxFilter, shownStates } from './outbox-filter.ts';
import styles from './outbox.module.css';

/** What left by mail and SMS, waits, or could not be delivered, newest first. */
export default function OutboxScreen() {
  const t = useText('console');
  const [shown, change] = useListFilter(outboxFilter);
  const { state, page, size } = shown;
  usePageTitle(t('outbox.title'));
  const asked = { query: { pageNum: page, pageSize: size, ...(state !== 'all' && { state }) } };
  const answer = useListPage(query(endpoints.messaging.outbox, asked), shown, change);
  const { rows, total, loading, error, refetch, paging } = answer;
  return (
    <ConsoleFrame path="/console/outbox">
      <PageTitle
        description={t('outbox.summary')}
        actions={
          <Button icon={<RefreshCw aria-hidden />} onClick={() => void refetch()}>
            {t('outbox.refresh')}
          </Button>
        }
      >
        {t('outbox.title')}
      </PageTitle>
      <Card
        meta={
          <Segmented<OutboxFilter['state']>
            value={state}
            aria-label={t('outbox.filter')}
            options={shownStates.map((value) => ({ value, label: t(`outbox.state.${value}`) }))}
            onChange={(next) => change({ state: next })}
          />
        }
      >
        {error ? (
          <ErrorBox title={t('outbox.failed')} error={error} onRetry={() => void refetch()} />
        ) : !rows ? (
          <LoadingSkeleton variant="card" rows={6} />
        ) : rows.length === 0 ? (
          <EmptyState
            title={t(state === 'all' ? 'outbox.empty' : 'outbox.emptyHere')}
            action={state !== 'all' && <Button onClick={() => change({ state: 'all' })}>{t('outbox.showAll')}</Button>}
          />
        ) : (
          <ul className={loading ? `${styles.list} ${styles.stale}` : styles.list}>
            {rows.map((message) => (
              <MessageLine key={message.id} message={message} />
            ))}
          </ul>
        )}
      </Card>
      {total !== undefined && total > size ? (
        <div className={styles.pages}>
          <ListPagination {...paging} />
        </div>
      ) : null}
    </ConsoleFrame>
  );
}
