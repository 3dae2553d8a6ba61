import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { useQuery } from '@tanstack/react-query';
import { type BatchListRow, endpoints } from '@archway/contracts';
import { notify, query, useListFilter, useListPage, usePhone, useText } from '@archway/platform';
import { Button, Card, EmptyState, PageTitle, Plus, Printer } from '@archway/ui';
import { ListEmpty, ListView } from '@archway/ui/data';
import { useVisibleSelection } from '@archway/ui/list';
import { batchPath } from '../../making/batch-words.ts';
import { useBatchChanges } from '../../making/refresh-batches.ts';
import { BatchCard } from './BatchCard.tsx';
import { batchColumns } from './batch-columns.tsx';
import { batchFilter, toCountQuery, toQuery } from './batch-filter.ts';
import { BatchFilters } from './BatchFilters.tsx';
import { BatchListBar } from './BatchListBar.tsx';
import { BatchTabs } from './BatchTabs.tsx';
import styles from './batches.module.css';

/** The print batches that the reader works with, the newest first. */
export default function BatchList() {
  const t = useText('production');
  const phone = usePhone();
  const navigate = useNavigate();
  const [filter, change] = useListFilter(batchFilter);
  const batches = useListPage(query(endpoints.batches.page, { query: toQuery(filter) }), filter, change);
  const counts = useQuery(query(endpoints.batches.counts, { query: toCountQuery(filter) }));
  const shown = useMemo(() => batches.rows?.map(({ batchId }) => batchId), [batches.rows]);
  const [selected, select] = useVisibleSelection(phone ? [] : shown);
  useBatchChanges();
  const table = { tableKey: 'production.batches', columns: batchColumns(t) };
  const toCreate = (): void => void navigate('/create-print');
  return (
    <div className={styles.page}>
      <PageTitle
        actions={
          <>
            <Button icon={<Printer aria-hidden="true" />} onClick={() => void navigate('/device')}>
              {t('device.title')}
            </Button>
            <Button type="primary" icon={<Plus aria-hidden="true" />} onClick={toCreate}>
              {t('print.create')}
            </Button>
          </>
        }
      >
        {t('print.title')}
      </PageTitle>
      <Card flush bare={phone}>
        <BatchTabs status={filter.status} counts={counts.data} onChange={(status) => change({ status })} />
        <BatchFilters {...table} filter={filter} onChange={change} total={batches.total} phone={phone} />
        <ListView<BatchListRow>
          {...table}
          list={batches}
          label={t('print.title')}
          failed={t('print.failed')}
          rowKey={(row) => row.batchId}
          card={phone ? (row) => <BatchCard row={row} /> : undefined}
          onOpen={(row) => void navigate(batchPath(row))}
          selection={{
            keys: selected,
            onChange: select,
            onOver: (num) => notify.warning(t('list.selectedMax', { num })),
          }}
          empty={
            <ListEmpty
              title={t('print.nothingFound')}
              filter={[filter.keyword && t('list.quoted', { keyword: filter.keyword })]}
              onClear={batchFilter.isNarrowed(filter) ? () => change(batchFilter.cleared(filter)) : undefined}
            >
              <EmptyState
                icon={<Printer />}
                title={t('print.empty')}
                body={t('print.emptyBody')}
                action={<Button onClick={toCreate}>{t('print.create')}</Button>}
              />
            </ListEmpty>
          }
        />
      </Card>
      <BatchListBar
        rows={(batches.rows ?? []).filter(({ batchId }) => selected.includes(batchId))}
        onClear={() => select([])}
      />
    </div>
  );
}
