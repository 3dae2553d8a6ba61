import { useState } from 'react';
import { endpoints } from '@archway/contracts';
import { query, useListPage, useText } from '@archway/platform';
import { Card, EmptyState, ErrorBox, LoadingSkeleton, ShieldCheck } from '@archway/ui';
import { ListPagination } from '@archway/ui/data';
import { SecurityEventLine } from './SecurityEventLine.tsx';
import styles from './management.module.css';

/** What concerned the security of the account, newest first. */
export function SecurityLog() {
  const t = useText('account');
  const [shown, setShown] = useState({ page: 1, size: 10 });
  const asked = query(endpoints.security.events, { query: { pageNum: shown.page, pageSize: shown.size } });
  // Another size begins on the first page.
  const list = useListPage(asked, shown, (change) =>
    setShown((known) => ({ ...known, ...('page' in change ? {} : { page: 1 }), ...change })),
  );
  const { rows, total, loading, error, refetch, paging } = list;
  return (
    <Card title={t('security.log.title')} footer={t('security.log.kept')}>
      {error ? (
        <ErrorBox title={t('security.log.failed')} error={error} onRetry={() => void refetch()} />
      ) : !rows ? (
        <LoadingSkeleton variant="card" rows={4} />
      ) : rows.length === 0 ? (
        <EmptyState icon={<ShieldCheck />} title={t('security.log.empty')} />
      ) : (
        <>
          <ul className={loading ? `${styles.list} ${styles.stale}` : styles.list} aria-busy={loading}>
            {rows.map((event) => (
              <SecurityEventLine key={event.id} event={event} />
            ))}
          </ul>
          {total !== undefined && total > 10 ? <ListPagination {...paging} /> : null}
        </>
      )}
    </Card>
  );
}
