import { type TeamWork, type WorkSpan, designWorkKinds, endpoints, rowOf, casePath } from '@archway/contracts';
import { bilingual, designerLabel, ListTime, query, useDictionary, useText } from '@archway/platform';
import { Button, ErrorBox, LoadingSkeleton, X } from '@archway/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import styles from './work.module.css';

interface Props {
  asked: { readonly designTeamId: string; readonly userId: string; readonly span: WorkSpan; readonly zone: number };
  member: TeamWork['members'][number] | undefined;
  onClose: () => void;
}

/** How many more are shown at a time. */
const STEP = 20;

/** What one member did, case by case, the latest first: of the cases that the reader sees. */
export function WorkedCases({ asked, member, onClose }: Props) {
  const t = useText('account');
  const statuses = useDictionary('pt_status');
  const [size, setSize] = useState(STEP);
  const cases = useQuery({
    ...query(endpoints.teams.workedCases, { query: { ...asked, pageSize: Math.min(size, 100) } }),
    placeholderData: keepPreviousData,
  });
  const rows = cases.data?.rows;
  const name = member ? designerLabel(member) : '';
  const wordsOf = (kind: string): string => {
    const row = rowOf(designWorkKinds, kind);
    return row ? bilingual(row) : kind;
  };
  return (
    <section className={styles.cases} aria-label={t('work.casesTitle', { name })}>
      <div className={styles.head}>
        <h3>{t('work.casesTitle', { name })}</h3>
        <Button type="text" size="small" icon={<X />} aria-label={t('work.close')} onClick={onClose} />
      </div>
      {cases.isError ? (
        <ErrorBox title={t('work.failed')} error={cases.error} onRetry={() => void cases.refetch()} />
      ) : rows === undefined ? (
        <LoadingSkeleton variant="list" rows={3} />
      ) : (
        <>
          <ul className={styles.list}>
            {rows.map(({ caseId, version, ptNo, patientName, status, kind, time }, index) => (
              <li key={`${caseId} ${kind} ${time} ${index}`}>
                <strong>
                  <Link to={casePath({ caseId, version })}>
                    {patientName} · {ptNo}
                  </Link>
                </strong>
                <span>{wordsOf(kind)}</span>
                <small>{statuses.nameOf(status)}</small>
                <small>
                  <ListTime at={time} />
                </small>
              </li>
            ))}
          </ul>
          {rows.length < (cases.data?.total ?? 0) && size < 100 ? (
            <Button className={styles.more ?? ''} loading={cases.isFetching} onClick={() => setSize(size + STEP)}>
              {t('work.more')}
            </Button>
          ) : null}
        </>
      )}
    </section>
  );
}
