import { type OrderRow, orderStatuses, toneOf } from '@archway/contracts';
import { useDictionary, useText } from '@archway/platform';
import { StatusTag } from '@archway/ui';

/** Where production stands; an order that was taken back stands nowhere. */
export function OrderStatus({ order }: { order: Pick<OrderRow, 'status' | 'discarded'> }) {
  const t = useText('production');
  const { nameOf } = useDictionary('order_parent_production_status');
  return order.discarded ? (
    <StatusTag tone="neutral">{t('discarded')}</StatusTag>
  ) : (
    <StatusTag tone={toneOf(orderStatuses, order.status)}>{nameOf(order.status)}</StatusTag>
  );
}
