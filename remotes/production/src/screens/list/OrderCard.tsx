import { useNavigate } from 'react-router-dom';
import type { OrderRow } from '@archway/contracts';
import { formatListTime, useText } from '@archway/platform';
import { LabelTag, PhoneCard } from '@archway/ui';
import { orderPath, orderTitle, shippingText, stepsText } from '../../orders/order-words.ts';
import { OrderStatus } from '../../orders/OrderStatus.tsx';
import styles from './list.module.css';

/** An order on a phone: what it is, where it stands, and once it is on its way, with whom. */
export function OrderCard({ row }: { row: OrderRow }) {
  const t = useText('production');
  const navigate = useNavigate();
  return (
    <PhoneCard
      title={orderTitle(row, t)}
      time={formatListTime(row.orderTime)}
      description={[row.orderNo, row.patientName, row.ptNo, t(`product.${row.product}`), stepsText(row)].join(' · ')}
      status={
        <div className={styles.standing}>
          <OrderStatus order={row} />
          {row.special && <LabelTag>{t('special')}</LabelTag>}
        </div>
      }
      note={row.trackingNo ? shippingText(row) : undefined}
      onOpen={() => void navigate(orderPath(row))}
    />
  );
}
