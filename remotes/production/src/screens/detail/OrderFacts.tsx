import { Link } from 'react-router-dom';
import type { OrderRow } from '@archway/contracts';
import { formatDateTime, usePermission, useText } from '@archway/platform';
import { DescriptionList } from '@archway/ui';
import { shippingText, stepsText } from '../../orders/order-words.ts';

/** The facts of an order; the case can be opened by whoever may see cases. */
export function OrderFacts({ order }: { order: OrderRow }) {
  const t = useText('production');
  const opens = usePermission('case:list');
  const patient = `${order.patientName} · ${order.ptNo}`;
  return (
    <DescriptionList
      columns={4}
      items={[
        {
          key: 'patient',
          label: t('detail.patient'),
          value: opens ? <Link to={`/patient-detail/${order.caseId}/${order.version}`}>{patient}</Link> : patient,
        },
        { key: 'product', label: t('column.product'), value: t(`product.${order.product}`) },
        { key: 'steps', label: t('column.steps'), value: stepsText(order) },
        { key: 'subOrders', label: t('column.subOrders'), value: order.subOrderCount },
        { key: 'account', label: t('column.account'), value: order.orderAccount },
        { key: 'time', label: t('column.time'), value: formatDateTime(order.orderTime) },
        { key: 'shipping', label: t('column.shipping'), value: shippingText(order) },
      ]}
    />
  );
}
