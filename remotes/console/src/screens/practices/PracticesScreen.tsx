import { type OperatedPractice, endpoints, practiceStates } from '@archway/contracts';
import { query, useListFilter, useListPage, usePageTitle, usePhone, useText } from '@archway/platform';
import { Building2, Button, Card, EmptyState, FilterBar, PageTitle, Plus } from '@archway/ui';
import { KeywordField, ListEmpty, ListTools, ListView } from '@archway/ui/data';
import { useState } from 'react';
import { ConsoleFrame } from '../../frame/ConsoleFrame.tsx';
import { StateSelect } from '../../operated/StateSelect.tsx';
import { PracticeCard } from './PracticeCard.tsx';
import { PracticeDialog } from './PracticeDialog.tsx';
import { PracticeDrawer } from './PracticeDrawer.tsx';
import { practiceColumns } from './practice-columns.tsx';
import { practiceFilter, toQuery } from './practice-filter.ts';

/** All practices of the platform, the newest first. */
export default function PracticesScreen() {
  const t = useText('console');
  const phone = usePhone();
  const [filter, change] = useListFilter(practiceFilter);
  const [openedId, setOpenedId] = useState<string | null>(null);
  const [adding, setAdding] = useState(false);
  usePageTitle(t('practices.title'));
  const list = useListPage(query(endpoints.registry.page, { query: toQuery(filter) }), filter, change);
  const opened = list.rows?.find(({ practiceId }) => practiceId === openedId) ?? null;
  const open = ({ practiceId }: OperatedPractice): void => setOpenedId(practiceId);
  const table = { tableKey: 'console.practices', columns: practiceColumns(t, open) };
  const clear = practiceFilter.isNarrowed(filter) ? () => change(practiceFilter.cleared(filter)) : undefined;
  const add = (
    <Button type="primary" icon={<Plus aria-hidden />} onClick={() => setAdding(true)}>
      {t('practices.add')}
    </Button>
  );
  return (
    <ConsoleFrame path="/console/practices">
      <PageTitle description={t('practices.description')} actions={add}>
        {t('practices.title')}
      </PageTitle>
      <Card flush bare={phone}>
        <FilterBar
          onClear={clear}
          count={list.total === undefined ? undefined : t('practices.count', { count: list.total })}
          tools={phone ? undefined : <ListTools {...table} />}
        >
          <KeywordField
            value={filter.keyword}
            label={t('practices.keyword')}
            phone={phone}
            onChange={(keyword) => change({ keyword })}
          />
          <StateSelect states={practiceStates} value={filter.state} onChange={(state) => change({ state })} />
        </FilterBar>
        <ListView<OperatedPractice>
          {...table}
          list={list}
          label={t('practices.title')}
          failed={t('practices.failed')}
          rowKey={({ practiceId }) => practiceId}
          onOpen={open}
          card={phone ? (row) => <PracticeCard practice={row} onOpen={() => open(row)} /> : undefined}
          empty={
            <ListEmpty title={t('practices.nothingFound')} onClear={clear}>
              <EmptyState icon={<Building2 />} title={t('practices.empty')} />
            </ListEmpty>
          }
        />
      </Card>
      <PracticeDrawer practice={opened} onClose={() => setOpenedId(null)} />
      {adding ? <PracticeDialog onClose={() => setAdding(false)} /> : null}
    </ConsoleFrame>
  );
}
