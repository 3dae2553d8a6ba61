import { Link } from 'react-router-dom';
import { type OrderDetail, trackingPage } from '@archway/contracts';
import { formatDateTime, usePermission, useText } from '@archway/platform';
import { Card } from '@archway/ui';
import styles from './parts.module.css';

/** What has been sent of an order, package by package, and where it can be followed. */
export function Packages({ order }: { order: OrderDetail }) {
  const t = useText('production');
  const makes = usePermission('order:produce');
  return (
    <Card title={t('detail.packages')} count={order.packages.length}>
      <ol className={styles.list}>
        {order.packages.map(({ packageId, courier, trackingNo, sentTime, sentBy }) => {
          const tracking = trackingPage(courier, trackingNo);
          return (
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
              {tracking ? (
                <a href={tracking} target="_blank" rel="noopener noreferrer">
                  {t('parcel.track')}
                </a>
              ) : null}
              {makes ? (
                <Link to={`/parcel-label?order=${order.orderId}&package=${packageId}`}>{t('parcel.label')}</Link>
              ) : null}
              <span className={styles.quiet}>
                {formatDateTime(sentTime)} · {sentBy}
              </span>
            </li>
          );
        })}
      </ol>
    </Card>
  );
}
