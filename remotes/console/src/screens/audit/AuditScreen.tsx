import { type AuditEvent, endpoints } from '@archway/contracts';
import { query, useListFilter, useListPage, usePageTitle, usePhone, useText } from '@archway/platform';
import { Card, EmptyState, PageTitle, ShieldCheck } from '@archway/ui';
import { ListEmpty, ListView } from '@archway/ui/data';
import { ConsoleFrame } from '../../frame/ConsoleFrame.tsx';
import { AuditCard } from './AuditCard.tsx';
import { auditColumns } from './audit-columns.tsx';
import { auditFilter, toQuery } from './audit-filter.ts';
import { AuditFilters } from './AuditFilters.tsx';

/** The security events of all accounts, newest first. */
export default function AuditScreen() {
  const t = useText('console');
  const phone = usePhone();
  const [filter, change] = useListFilter(auditFilter);
  usePageTitle(t('audit.title'));
  const events = useListPage(query(endpoints.security.audit, { query: toQuery(filter) }), filter, change);
  const table = { tableKey: 'console.audit', columns: auditColumns(t) };
  const clear = auditFilter.isNarrowed(filter) ? () => change(auditFilter.cleared(filter)) : undefined;
  return (
    <ConsoleFrame path="/console/audit">
      <PageTitle description={t('audit.description')}>{t('audit.title')}</PageTitle>
      <Card flush bare={phone}>
        <AuditFilters {...table} filter={filter} phone={phone} total={events.total} onChange={change} onClear={clear} />
        <ListView<AuditEvent>
          {...table}
          list={events}
          label={t('audit.title')}
          failed={t('audit.failed')}
          rowKey={(row) => row.id}
          card={phone ? (event) => <AuditCard event={event} /> : undefined}
          empty={
            <ListEmpty title={t('audit.nothingFound')} onClear={clear}>
              <EmptyState icon={<ShieldCheck />} title={t('audit.empty')} />
            </ListEmpty>
          }
        />
      </Card>
    </ConsoleFrame>
  );
}
