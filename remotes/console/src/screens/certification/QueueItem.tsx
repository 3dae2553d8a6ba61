import type { CertificationRow } from '@archway/contracts';
import { formatListTime, useText } from '@archway/platform';
import { Clock } from '@archway/ui';
import { waitingOf } from './waiting.ts';
import styles from './certification.module.css';

/** One person of the queue: whose papers, and how long they wait. */
export function QueueItem({ row, chosen, onOpen }: { row: CertificationRow; chosen: boolean; onOpen: () => void }) {
  const t = useText('console');
  const { name, practiceName, waitingSince, decidedAt, submission } = row;
  const waiting = waitingSince === null ? null : waitingOf(waitingSince);
  return (
    <li>
      <button type="button" aria-current={chosen ? 'true' : undefined} onClick={onOpen}>
        <strong>{practiceName ?? name}</strong>
        <span>
          {[
            practiceName === null ? t('certification.doctor') : t('certification.practice'),
            submission > 1 && t('certification.try', { num: submission }),
            practiceName === null ? row.userName : name,
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
        {waiting ? (
          <span className={styles.waiting} data-urgency={waiting.urgency}>
            <Clock aria-hidden />
            {t(waiting.urgency === 'overdue' ? 'certification.overdue' : 'certification.waiting', {
              num: waiting.hours,
              due: formatListTime(waiting.due),
            })}
          </span>
        ) : decidedAt ? (
          <span>{formatListTime(decidedAt)}</span>
        ) : null}
      </button>
    </li>
  );
}
