import type { CertificationRow } from '@archway/contracts';
import { type ChangeFilter, type ListPage, usePhone, useText } from '@archway/platform';
import { Card, CheckCheck, EmptyState, ErrorBox, LoadingSkeleton, TabBar } from '@archway/ui';
import { KeywordField, ListEmpty, ListPagination } from '@archway/ui/data';
import { QueueItem } from './QueueItem.tsx';
import { type CertificationFilter, queueStates } from './certification-filter.ts';
import styles from './certification.module.css';

interface Props {
  filter: CertificationFilter;
  list: ListPage<CertificationRow>;
  chosen: string | undefined;
  onChange: ChangeFilter<CertificationFilter>;
  onOpen: (userId: string) => void;
}

/** Who waits, the longest first, and who was answered. */
export function Queue({ filter, list, chosen, onChange, onOpen }: Props) {
  const t = useText('console');
  const phone = usePhone();
  const { state, keyword, size } = filter;
  const { rows, total, loading, error, refetch, paging } = list;
  return (
    <Card className={styles.queue} flush>
      <div className={styles.queueHead}>
        <TabBar
          label={t('certification.states')}
          active={state}
          items={queueStates.map((key) => ({
            key,
            label: t(`certification.state.${key}`),
            ...(key === state && total !== undefined ? { count: total, turn: key === 'readyAuth' && total > 0 } : {}),
          }))}
          onChange={(next) => onChange({ state: next, user: undefined })}
        />
        <KeywordField
          value={keyword}
          label={t('certification.keyword')}
          phone={phone}
          onChange={(words) => onChange({ keyword: words, user: undefined })}
        />
      </div>
      {error ? (
        <ErrorBox title={t('certification.failed')} error={error} onRetry={() => void refetch()} />
      ) : rows === undefined ? (
        <LoadingSkeleton variant="list" rows={4} />
      ) : rows.length === 0 ? (
        <ListEmpty
          onClear={keyword === '' ? undefined : () => onChange({ keyword: '' })}
          title={t('certification.nothingFound')}
          filter={[keyword]}
        >
          <EmptyState icon={<CheckCheck />} title={t(`certification.empty.${state}`)} />
        </ListEmpty>
      ) : (
        <ul className={styles.people} aria-label={t(`certification.state.${state}`)} aria-busy={loading}>
          {rows.map((row) => (
            <QueueItem key={row.userId} row={row} chosen={row.userId === chosen} onOpen={() => onOpen(row.userId)} />
          ))}
        </ul>
      )}
      {total !== undefined && total > size ? <ListPagination {...paging} /> : null}
      <p className={styles.privacy}>{t('certification.privacy')}</p>
    </Card>
  );
}
