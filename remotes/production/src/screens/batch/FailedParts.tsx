import { Link, useNavigate } from 'react-router-dom';
import { type BatchDetail, subOrderStatus } from '@archway/contracts';
import { useText } from '@archway/platform';
import { Button, Card } from '@archway/ui';
import { batchPath } from '../../making/batch-words.ts';
import styles from './batch.module.css';

/** What failed, why, and the batch that has it now; what waits still goes to a new one. */
export function FailedParts({ batch }: { batch: BatchDetail }) {
  const t = useText('production');
  const navigate = useNavigate();
  const failed = batch.items.filter(({ state }) => state === 'failed');
  if (failed.length === 0) return null;
  const waiting = failed.filter(({ againIn, status }) => againIn === null && status === subOrderStatus.pending);
  const again = (): void => {
    const subOrders = waiting.map(({ subOrderId }) => subOrderId).join(',');
    void navigate(`/create-print?device=${batch.deviceId}&subOrders=${subOrders}`);
  };
  return (
    <Card
      title={t('print.failedParts')}
      count={failed.length}
      extra={
        waiting.length > 0 ? (
          <Button size="small" onClick={again}>
            {t('print.toNewBatch')}
          </Button>
        ) : undefined
      }
    >
      <ul className={styles.failures}>
        {failed.map(({ subOrderId, code, note, againIn }) => (
          <li key={subOrderId}>
            <span>
              <strong>{code}</strong> {note}
            </span>
            {againIn ? <Link to={batchPath(againIn)}>{t('print.againIn', { name: againIn.code })}</Link> : null}
          </li>
        ))}
      </ul>
    </Card>
  );
}
