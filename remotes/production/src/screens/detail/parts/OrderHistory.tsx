import type { OrderRecord } from '@archway/contracts';
import { formatDateTime, useText } from '@archway/platform';
import { Card } from '@archway/ui';
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
          {records.map(({ recordId, at, deed, subOrderNumber, userName, note }) => (
            <li key={recordId}>
              <time dateTime={at}>{formatDateTime(at)}</time>
              <span>
                {subOrderNumber === null
                  ? t(`deed.order.${deed}`)
                  : t(`deed.subOrder.${deed}`, { num: String(subOrderNumber).padStart(2, '0') })}
                {note ? t('deed.note', { note }) : ''}
              </span>
              <span className={styles.quiet}>{userName ?? t('deed.system')}</span>
            </li>
          ))}
        </ol>
      )}
    </Card>
  );
}
