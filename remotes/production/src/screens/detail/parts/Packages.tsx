import type { OrderDetail } from '@archway/contracts';
import { formatDateTime, useText } from '@archway/platform';
import { Card } from '@archway/ui';
import styles from './parts.module.css';

/** What has been sent of an order, package by package. */
export function Packages({ order }: { order: OrderDetail }) {
  const t = useText('production');
  return (
    <Card title={t('detail.packages')} count={order.packages.length}>
      <ol className={styles.list}>
        {order.packages.map(({ packageId, courier, trackingNo, sentTime, sentBy }) => (
          <li key={packageId}>
            <strong>
              {courier} · {trackingNo}
            </strong>
            <span>
              {t('detail.contains', {
                names: order.subOrders
                  .filter((subOrder) => subOrder.packageId === packageId)
                  .map(({ number }) => `-${String(number).padStart(2, '0')}`)
                  .join(' '),
              })}
            </span>
            <span className={styles.quiet}>
              {formatDateTime(sentTime)} · {sentBy}
            </span>
          </li>
        ))}
      </ol>
    </Card>
  );
}
