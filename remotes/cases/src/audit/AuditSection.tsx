import { useState } from 'react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type AuditKind, type CaseDetail, endpoints } from '@archway/contracts';
import { Card, EmptyState, ErrorBox, LoadingSkeleton, ShieldCheck, StatusTag } from '@archway/ui';
import { ListPagination, Segmented } from '@archway/ui/data';
import { query, useListPage, useText } from '@archway/platform';
import { AuditTable } from './AuditTable.tsx';
import styles from './audit.module.css';

type Shown = AuditKind | 'all';
const SIZE = 20;

/** Who saw and changed what of a case, newest first, for whoever answers for its practice. */
export function AuditSection({ caseId }: Pick<CaseDetail, 'caseId'>) {
  const t = useText('cases');
  const [shown, setShown] = useState({ page: 1, size: SIZE, kind: 'all' as Shown });
  const { page: pageNum, size: pageSize, kind } = shown;
  const asked = query(endpoints.audit.page, { query: { caseId, pageNum, pageSize, ...(kind !== 'all' && { kind }) } });
  // Another size begins on the first page.
  const list = useListPage(asked, shown, (change) =>
    setShown((known) => ({ ...known, ...('page' in change ? {} : { page: 1 }), ...change })),
  );
  // The same answer: what it tells of the whole trail.
  const { data } = useQuery({ ...asked, placeholderData: keepPreviousData });
  const { rows, total = 0, loading, error, refetch, paging } = list;
  return (
    <Card
      title={t('section.audit')}
      meta={data && data.chain.entries > 0 ? <Holds brokenAt={data.chain.brokenAt} /> : undefined}
      extra={
        <Segmented<Shown>
          aria-label={t('audit.which')}
          value={kind}
          options={(['all', 'seen', 'changed'] as const).map((value) => ({ value, label: t(`audit.kind.${value}`) }))}
          onChange={(value) => setShown((known) => ({ ...known, page: 1, kind: value }))}
        />
      }
    >
      <p className={styles.lead}>{t('audit.lead')}</p>
      {error && !rows ? (
        <ErrorBox title={t('audit.failed')} error={error} onRetry={() => void refetch()} />
      ) : !rows ? (
        <LoadingSkeleton variant="card" rows={6} />
      ) : rows.length === 0 ? (
        <EmptyState
          icon={<ShieldCheck />}
          title={t(kind === 'all' ? 'audit.none' : 'audit.noneKind')}
          {...(kind === 'all' && { body: t('audit.noneBody') })}
        />
      ) : (
        <>
          <AuditTable entries={rows} loading={loading} />
          {total > SIZE ? <ListPagination {...paging} /> : null}
        </>
      )}
    </Card>
  );
}

/** Whether every entry is still what was written. */
function Holds({ brokenAt }: { brokenAt: number | null }) {
  const t = useText('cases');
  return brokenAt === null ? (
    <StatusTag tone="success">{t('audit.intact')}</StatusTag>
  ) : (
    <StatusTag tone="error">{t('audit.broken', { num: brokenAt })}</StatusTag>
  );
}
