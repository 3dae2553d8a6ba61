import { type ProcessRow, processStatus } from '@archway/contracts';
import { useText } from '@archway/platform';
import { Progress } from '@archway/ui/data';
import { ProcessStatusTag } from '../../processing/ProcessStatusTag.tsx';
import { problemText } from '../../processing/process-words.ts';
import styles from './retainer.module.css';

/** Where an order stands, and how far a run of it is. */
export function ProcessStanding({ order }: { order: Pick<ProcessRow, 'status' | 'problem' | 'progress'> }) {
  const t = useText('production');
  const num = Math.round(order.progress * 100);
  return (
    <div className={styles.status} title={order.problem ? problemText(order.problem) : undefined}>
      <ProcessStatusTag order={order} />
      {order.status === processStatus.processing ? (
        <Progress percent={num} size="small" aria-label={t('process.progress', { num })} />
      ) : null}
    </div>
  );
}
