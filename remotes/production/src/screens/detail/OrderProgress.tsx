import { type OrderRow, orderStatuses } from '@archway/contracts';
import { useDictionary, useText } from '@archway/platform';
import { Check, NoticeBar } from '@archway/ui';
import styles from './detail.module.css';

/** From the order to the parcel; an order that was taken back has no way on. */
export function OrderProgress({ order }: { order: OrderRow }) {
  const t = useText('production');
  const { nameOf } = useDictionary('order_parent_production_status');
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
          {nameOf(value)}
        </li>
      ))}
    </ol>
  );
}
