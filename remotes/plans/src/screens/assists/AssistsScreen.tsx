import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { type AssistRow, assistPath, assistViews, endpoints } from '@archway/contracts';
import { query, useListFilter, useListPage, usePhone, useServerEvent, useText } from '@archway/platform';
import { Card, CircleHelp, EmptyState, FilterBar, PageTitle, TabBar } from '@archway/ui';
import { KeywordField, ListEmpty, ListTools, ListView } from '@archway/ui/data';
import { refreshAssists } from '../../assist/use-assists.tsx';
import { AssistCard } from './AssistCard.tsx';
import { assistColumns } from './assist-columns.tsx';
import { assistFilter } from './assist-filter.ts';

/** What practices ask a design center to help with: audits of plans that it does not design. */
export default function AssistsScreen() {
  const t = useText('plans');
  const phone = usePhone();
  const navigate = useNavigate();
  const [filter, change] = useListFilter(assistFilter);
  const { view, keyword, page, size } = filter;
  const asked = { ...(keyword && { keyword }), pageNum: page, pageSize: size, assistView: view };
  const list = useListPage(query(endpoints.assists.page, { query: asked }), filter, change);
  const counts = useQuery(query(endpoints.assists.counts));
  useServerEvent('plan.assist', () => void refreshAssists());
  const open = ({ assistId }: AssistRow): void => void navigate(assistPath(assistId));
  const table = { tableKey: 'plans.assists', columns: assistColumns(t) };
  const clear = assistFilter.isNarrowed(filter) ? () => change(assistFilter.cleared(filter)) : undefined;
  return (
    <>
      <PageTitle description={t('assists.description')}>{t('assists.title')}</PageTitle>
      <Card flush bare={phone}>
        <TabBar
          label={t('assists.views')}
          active={view}
          items={assistViews.map((key) => ({
            key,
            label: t(`assists.view.${key}`),
            count: counts.data?.[key],
            turn: key !== 'all',
          }))}
          onChange={(next) => change({ view: next })}
        />
        <FilterBar
          onClear={clear}
          tools={phone ? undefined : <ListTools {...table} />}
          count={list.total === undefined ? undefined : t('assists.count', { count: list.total })}
        >
          <KeywordField
            value={keyword}
            label={t('assists.keyword')}
            phone={phone}
            onChange={(next) => change({ keyword: next })}
          />
        </FilterBar>
        <ListView<AssistRow>
          {...table}
          list={list}
          label={t('assists.title')}
          failed={t('assists.failed')}
          rowKey={({ assistId }) => assistId}
          card={phone ? (row) => <AssistCard row={row} onOpen={() => open(row)} /> : undefined}
          onOpen={open}
          empty={
            <ListEmpty title={keyword ? t('assists.nothingFound', { keyword }) : t('assists.none.all')} onClear={clear}>
              <EmptyState
                icon={<CircleHelp />}
                title={t(`assists.none.${view}`)}
                body={t(`assists.noneBody.${view}`)}
              />
            </ListEmpty>
          }
        />
      </Card>
    </>
  );
}
