import { type OrderRow, orderStatuses } from '@archway/contracts';
import { useText } from '@archway/platform';
import { Check, NoticeBar } from '@archway/ui';
import { orderStatusName } from '../../orders/order-words.ts';
import styles from './detail.module.css';

/** From the order to the parcel; an order that was taken back has no way on. */
export function OrderProgress({ order }: { order: OrderRow }) {
  const t = useText('production');
  if (order.discarded) return <NoticeBar tone="info">{t('detail.discarded')}</NoticeBar>;
  const at = orderStatuses.findIndex(({ value }) => value === order.status);
  return (
    <ol className={styles.progress} aria-label={t('detail.progress')}>
      {orderStatuses.map(({ value }, index) => (
        <li
          key={value}
          className={index < at ? styles.done : index === at ? styles.now : undefined}
          aria-current={index === at ? 'step' : undefined}
        >
          <span aria-hidden="true">{index < at && <Check />}</span>
          {orderStatusName(value)}
        </li>
      ))}
    </ol>
  );
}
