import { useMemo } from 'react';
import { useQuery } from '@tanstack/react-query';
import { endpoints } from '@archway/contracts';
import { Card, ErrorBox, PageTitle } from '@archway/ui';
import { notify, query, useListFilter, usePageTitle, usePhone, useText } from '@archway/platform';
import { AddPatientButton } from './AddPatientButton.tsx';
import { CaseBatchBar } from './CaseBatchBar.tsx';
import { CaseEmpty } from './CaseEmpty.tsx';
import { CaseFilters } from './CaseFilters.tsx';
import { CaseTable } from './CaseTable.tsx';
import { CaseTabs } from './CaseTabs.tsx';
import { PhoneCases } from './PhoneCases.tsx';
import { caseFilter } from './list-filter.ts';
import type { ListService } from './list-service.ts';
import { useCasePage } from './use-case-page.ts';
import { useVisibleSelection } from './use-visible-selection.ts';
import styles from './case-list.module.css';

/** The cases of one service: tabs with counts, filters, rows, paging. One component for every service. */
export function CaseList({ service }: { service: ListService }) {
  const t = useText('cases');
  const phone = usePhone();
  const [filter, change] = useListFilter(caseFilter);
  const { page, counts, head } = useCasePage(filter, service.id, change);
  const shown = useMemo(() => page.rows?.map(({ ptId }) => ptId), [page.rows]);
  const [selected, select] = useVisibleSelection(phone ? [] : shown);
  const practices = useQuery(query(endpoints.access.practices));
  const title = t(`title.${service.key}`);
  usePageTitle(title);

  const failure = page.error ?? head.error;
  const empty = <CaseEmpty service={service} filter={filter} onChange={change} practices={practices.data ?? []} />;
  const shared = { filter, onChange: change, practices: practices.data ?? [], total: page.total };

  return (
    <div className={styles.page}>
      <PageTitle actions={service.opensCases ? <AddPatientButton /> : undefined}>{title}</PageTitle>
      <Card flush className={phone ? styles.bare : undefined}>
        <CaseTabs tab={filter.tab} counts={counts.data} onChange={(tab) => change({ tab })} />
        <CaseFilters {...shared} phone={phone} serviceType={service.id} />
        {failure ? (
          <ErrorBox
            title={t('list.failed')}
            error={failure}
            onRetry={() => void Promise.all([page.refetch(), head.refetch(), counts.refetch()])}
          />
        ) : phone ? (
          <PhoneCases rows={page.rows} loading={page.loading} empty={empty} paging={page.paging} label={title} />
        ) : (
          <CaseTable
            rows={head.data ? page.rows : undefined}
            head={head.data ?? []}
            loading={page.loading}
            filter={filter}
            onChange={change}
            paging={page.paging}
            empty={empty}
            label={title}
            service={service}
            selection={{
              keys: selected,
              onChange: select,
              onOver: (num) => notify.warning(t('list.selectedMax', { num })),
            }}
          />
        )}
      </Card>
      <CaseBatchBar ids={selected} onClear={() => select([])} />
    </div>
  );
}
