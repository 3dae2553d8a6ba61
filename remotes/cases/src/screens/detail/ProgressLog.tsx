import type { ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { type Answer, caseStatusTone, type casesEndpoints, endpoints } from '@archway/contracts';
import { Card, EmptyState, ErrorBox, LoadingSkeleton, TimeText } from '@archway/ui';
import { formatFullTime, formatListTime, query, useText } from '@archway/platform';
import { findingLine } from '../../case/finding-text.ts';
import { recordText } from './record-text.ts';
import styles from './progress-log.module.css';

type Entry = Answer<typeof casesEndpoints.progress>[number];

interface Props {
  caseId: string;
  /** Only the newest ones. */
  most?: number;
  extra?: ReactNode;
}

/** What happened to the case, newest first: by whom, when, and why where a reason was given. */
export function ProgressLog({ caseId, most, extra }: Props) {
  const t = useText('cases');
  const log = useQuery(query(endpoints.cases.progress, { query: { caseId } }));
  if (log.error && !log.data) {
    return (
      <Card title={t('section.progress')}>
        <ErrorBox title={t('progress.failed')} error={log.error} onRetry={() => void log.refetch()} />
      </Card>
    );
  }
  if (!log.data) return <LoadingSkeleton variant="card" rows={4} />;
  const entries = most ? log.data.slice(0, most) : log.data;
  return (
    <Card title={t('section.progress')} count={log.data.length} extra={extra}>
      {entries.length === 0 ? (
        <EmptyState title={t('progress.none')} />
      ) : (
        <ol className={styles.log}>
          {entries.map((entry) => (
            <Line key={entry.id} entry={entry} />
          ))}
        </ol>
      )}
    </Card>
  );
}

function Line({ entry }: { entry: Entry }) {
  const t = useText('cases');
  // The dot says what the action led to; whose turn that was then is of no interest now.
  const tone = caseStatusTone(entry.to, []);
  return (
    <li data-tone={tone} className={styles[tone]}>
      <strong>{recordText(entry.action, t)}</strong>
      <span className={styles.by}>
        {entry.by || t('progress.system')}
        {entry.asAdmin ? ` (${t('progress.admin')})` : ''}
        {' · '}
        <TimeText iso={entry.at} full={formatFullTime(entry.at)}>
          {formatListTime(entry.at)}
        </TimeText>
      </span>
      {entry.note ? <q className={styles.note}>{entry.note}</q> : null}
      {entry.findings.map((finding, index) => (
        <span key={index} className={styles.note}>
          {findingLine(finding, t)}
        </span>
      ))}
    </li>
  );
}
