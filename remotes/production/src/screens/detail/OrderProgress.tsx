import type { OrderRow } from '@archway/contracts';
import { useText } from '@archway/platform';
import { Check, NoticeBar } from '@archway/ui';
import { orderStatuses, orderStatusName } from '../../orders/order-words.ts';
import styles from './detail.module.css';

/** From the order to the parcel; an order that was taken back has no way on. */
export function OrderProgress({ order }: { order: OrderRow }) {
  const t = useText('production');
  if (order.discarded) return <NoticeBar tone="info">{t('detail.discarded')}</NoticeBar>;
  return (
    <ol className={styles.progress} aria-label={t('detail.progress')}>
      {orderStatuses.map(({ value }) => (
        <li
          key={value}
          className={value < order.status ? styles.done : value === order.status ? styles.now : undefined}
          aria-current={value === order.status ? 'step' : undefined}
        >
          <span aria-hidden="true">{value < order.status && <Check />}</span>
          {orderStatusName(value)}
        </li>
      ))}
    </ol>
  );
}
