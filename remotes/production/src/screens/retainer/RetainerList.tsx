import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { useQuery } from '@tanstack/react-query';
import { type ProcessRow, endpoints } from '@archway/contracts';
import { notify, query, useListFilter, useListPage, usePermission, usePhone, useText } from '@archway/platform';
import { Box, Button, Card, EmptyState, PageTitle, Plus } from '@archway/ui';
import { ListEmpty, ListView } from '@archway/ui/data';
import { useVisibleSelection } from '@archway/ui/list';
import { processPath } from '../../processing/process-words.ts';
import { useProcessChanges } from '../../processing/refresh-process.ts';
import { ProcessCard } from './ProcessCard.tsx';
import { ProcessFilters } from './ProcessFilters.tsx';
import { ProcessListBar } from './ProcessListBar.tsx';
import { ProcessTabs } from './ProcessTabs.tsx';
import { processColumns } from './process-columns.tsx';
import { processFilter, toCountQuery, toQuery } from './process-filter.ts';
import styles from './retainer.module.css';

/** Orders of model processing and automatic retainers that the reader sees, the newest first. */
export default function RetainerList() {
  const t = useText('production');
  const phone = usePhone();
  const navigate = useNavigate();
  const mayOrder = usePermission('process:edit');
  const [filter, change] = useListFilter(processFilter);
  const orders = useListPage(query(endpoints.process.page, { query: toQuery(filter) }), filter, change);
  const counts = useQuery(query(endpoints.process.counts, { query: toCountQuery(filter) }));
  const shown = useMemo(() => orders.rows?.map(({ processId }) => processId), [orders.rows]);
  const [selected, select] = useVisibleSelection(phone ? [] : shown);
  useProcessChanges();
  const table = { tableKey: 'production.process', columns: processColumns(t) };
  const toCreate = (): void => void navigate('/add-retainer');
  return (
    <div className={styles.page}>
      <PageTitle
        actions={
          mayOrder ? (
            <Button type="primary" icon={<Plus aria-hidden="true" />} onClick={toCreate}>
              {t('process.create')}
            </Button>
          ) : undefined
        }
      >
        {t('process.title')}
      </PageTitle>
      <Card flush bare={phone}>
        <ProcessTabs tab={filter.tab} counts={counts.data} onChange={(tab) => change({ tab })} />
        <ProcessFilters {...table} filter={filter} onChange={change} total={orders.total} phone={phone} />
        <ListView<ProcessRow>
          {...table}
          list={orders}
          label={t('process.title')}
          failed={t('process.failed')}
          rowKey={(row) => row.processId}
          card={phone ? (row) => <ProcessCard row={row} /> : undefined}
          onOpen={(row) => void navigate(processPath(row))}
          selection={{
            keys: selected,
            onChange: select,
            onOver: (num) => notify.warning(t('list.selectedMax', { num })),
          }}
          empty={
            <ListEmpty
              title={t('process.nothingFound')}
              filter={[filter.keyword && t('list.quoted', { keyword: filter.keyword })]}
              onClear={processFilter.isNarrowed(filter) ? () => change(processFilter.cleared(filter)) : undefined}
            >
              <EmptyState
                icon={<Box />}
                title={t('process.empty')}
                body={t('process.emptyBody')}
                action={mayOrder ? <Button onClick={toCreate}>{t('process.create')}</Button> : undefined}
              />
            </ListEmpty>
          }
        />
      </Card>
      <ProcessListBar
        rows={(orders.rows ?? []).filter(({ processId }) => selected.includes(processId))}
        onClear={() => select([])}
      />
    </div>
  );
}
