import { useMemo } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { type CaseRow, endpoints } from '@archway/contracts';
import { Card, PageTitle } from '@archway/ui';
import { ListView, useVisibleSelection } from '@archway/ui/list';
import { notify, query, useListFilter, usePageTitle, usePhone, useText } from '@archway/platform';
import { detailPath } from '../../case/case-address.ts';
import type { CaseService } from '../../case/case-services.ts';
import { ImportButton } from '../../exchange/import/ImportButton.tsx';
import { AddPatientButton } from './AddPatientButton.tsx';
import { CaseBatchBar } from './CaseBatchBar.tsx';
import { CaseEmpty } from './CaseEmpty.tsx';
import { ExportButton } from './ExportButton.tsx';
import { ListDialogsProvider } from './dialogs/list-dialogs.tsx';
import { CaseTabs } from './CaseTabs.tsx';
import { CaseFilters } from './filter/CaseFilters.tsx';
import { caseFilter, filterFor, sortChange } from './filter/list-filter.ts';
import { LabelsButton } from './labels/LabelsButton.tsx';
import { tableKeyOf } from './list-service.ts';
import { useKeptColumns } from './views/use-kept-columns.ts';
import { CaseCard } from './row/CaseCard.tsx';
import { caseColumns } from './row/case-columns.tsx';
import { useCasePage } from './use-case-page.ts';
import styles from './case-list.module.css';

/** The cases of one service: tabs with counts, filters, rows, paging. One component for every service. */
export function CaseList({ service }: { service: CaseService }) {
  const t = useText('cases');
  const phone = usePhone();
  const navigate = useNavigate();
  const [asked, change] = useListFilter(caseFilter);
  const filter = filterFor(asked, service.id);
  const { page, counts, head } = useCasePage(filter, service.id, change);
  const shown = useMemo(() => page.rows?.map(({ caseId }) => caseId), [page.rows]);
  const [selected, select] = useVisibleSelection(phone ? [] : shown);
  const chosen = (page.rows ?? []).filter(({ caseId }) => selected.includes(caseId));
  const practices = useQuery(query(endpoints.access.practices));
  const clear = () => select([]);
  useKeptColumns(service.id);
  const title = t(`title.${service.key}`);
  usePageTitle(title);

  const table = { tableKey: tableKeyOf(service.id), columns: caseColumns(head.data ?? [], filter, t) };
  const shared = { filter, onChange: change, practices: practices.data ?? [] };
  const list = {
    ...page,
    // The columns are the server's; cards need none.
    rows: head.data || phone ? page.rows : undefined,
    error: page.error ?? head.error,
    refetch: () => Promise.all([page.refetch(), head.refetch(), counts.refetch()]),
  };

  return (
    <ListDialogsProvider onDone={clear}>
      <div className={styles.page}>
        <PageTitle
          actions={
            <>
              <LabelsButton />
              <ImportButton />
              <ExportButton filter={filter} serviceType={service.id} />
              <AddPatientButton service={service} />
            </>
          }
        >
          {title}
        </PageTitle>
        <Card flush bare={phone}>
          <CaseTabs tab={filter.tab} counts={counts.data} onChange={(tab) => change({ tab })} />
          <CaseFilters {...shared} {...table} serviceType={service.id} phone={phone} total={page.total} />
          <ListView<CaseRow>
            {...table}
            list={list}
            label={title}
            failed={t('list.failed')}
            rowKey={(row) => row.caseId}
            card={phone ? (row) => <CaseCard row={row} /> : undefined}
            onOpen={(row) => void navigate(detailPath(row))}
            onSort={(sort) => change(sortChange(sort))}
            selection={{
              keys: selected,
              onChange: select,
              onOver: (num) => notify.warning(t('list.selectedMax', { num })),
            }}
            empty={<CaseEmpty {...shared} service={service} />}
          />
        </Card>
        <CaseBatchBar rows={chosen} onClear={clear} />
      </div>
    </ListDialogsProvider>
  );
}
