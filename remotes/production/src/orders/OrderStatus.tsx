import { type OrderRow, orderStatuses, toneOf } from '@archway/contracts';
import { useText } from '@archway/platform';
import { StatusTag } from '@archway/ui';
import { orderStatusName } from './order-words.ts';

/** Where production stands; an order that was taken back stands nowhere. */
export function OrderStatus({ order }: { order: Pick<OrderRow, 'status' | 'discarded'> }) {
  const t = useText('production');
  return order.discarded ? (
    <StatusTag tone="neutral">{t('discarded')}</StatusTag>
  ) : (
    <StatusTag tone={toneOf(orderStatuses, order.status)}>{orderStatusName(order.status)}</StatusTag>
  );
}
