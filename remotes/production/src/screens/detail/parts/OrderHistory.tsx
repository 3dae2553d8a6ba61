import type { OrderRecord } from '@archway/contracts';
import { formatDateTime, useText } from '@archway/platform';
import { Card } from '@archway/ui';
import { deedText } from '../../../orders/order-words.ts';
import styles from './parts.module.css';

/** Who did what with an order, the newest first. */
export function OrderHistory({ records }: { records: readonly OrderRecord[] }) {
  const t = useText('production');
  return (
    <Card title={t('detail.history')} count={records.length || undefined}>
      {records.length === 0 ? (
        <p className={styles.quiet}>{t('detail.noHistory')}</p>
      ) : (
        <ol className={styles.list}>
          {records.map((record) => (
            <li key={record.recordId}>
              <time dateTime={record.at}>{formatDateTime(record.at)}</time>
              <span>{deedText(record, t)}</span>
              <span className={styles.quiet}>{record.userName ?? t('deed.system')}</span>
            </li>
          ))}
        </ol>
      )}
    </Card>
  );
}
