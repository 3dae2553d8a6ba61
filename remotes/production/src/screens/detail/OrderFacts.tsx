import { Link } from 'react-router-dom';
import type { OrderDetail } from '@archway/contracts';
import { formatDateTime, usePermission, useText } from '@archway/platform';
import { DescriptionList } from '@archway/ui';
import { shippingText, stepsText } from '../../orders/order-words.ts';

/** Letters of a hash that are shown: enough to tell two apart. */
const SHOWN = 8;

/** The facts of an order; the case can be opened by whoever may see cases. */
export function OrderFacts({ order }: { order: OrderDetail }) {
  const t = useText('production');
  const opens = usePermission('case:list');
  const patient = `${order.patientName} · ${order.ptNo}`;
  const plan = [order.planName, order.planHash?.slice(0, SHOWN)].filter(Boolean).join(' · ');
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
        { key: 'retainers', label: t('detail.retainers'), value: order.retainerQuantity },
        { key: 'account', label: t('column.account'), value: order.orderAccount },
        { key: 'time', label: t('column.time'), value: formatDateTime(order.orderTime) },
        { key: 'shipping', label: t('column.shipping'), value: shippingText(order) },
        {
          key: 'plan',
          label: t('detail.plan'),
          wide: true,
          value: plan ? `${plan} · ${t(`planMatch.${order.planMatch}`)}` : t(`planMatch.${order.planMatch}`),
        },
      ]}
    />
  );
}
