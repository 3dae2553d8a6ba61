import { Link } from 'react-router-dom';
import { type OrderDetail, subOrderStatuses, toneOf } from '@archway/contracts';
import { formatDateTime, useDictionary, useText } from '@archway/platform';
import { Button, Card, DescriptionList, NoticeBar, StatusTag } from '@archway/ui';
import { batchPath } from '../../making/batch-words.ts';
import { orderPath } from '../../orders/order-words.ts';
import { FileCell } from '../detail/sub-orders/FileCell.tsx';
import { contentText } from '../detail/sub-orders/sub-order-words.ts';
import { useSubOrderActions } from '../detail/sub-orders/use-sub-order-actions.tsx';
import styles from './scan.module.css';

/** The sub-order of a code: whose it is, where it stands, and its next step. */
export function ScannedSubOrder({ order, subOrderId }: { order: OrderDetail; subOrderId: string }) {
  const t = useText('production');
  const { nameOf } = useDictionary('order_sub_production_status');
  const actions = useSubOrderActions(order, () => {});
  const subOrder = order.subOrders.find((each) => each.subOrderId === subOrderId);
  if (!subOrder) return null;
  const parcel = order.packages.find(({ packageId }) => packageId === subOrder.packageId);
  return (
    <Card
      title={subOrder.code}
      meta={<StatusTag tone={toneOf(subOrderStatuses, subOrder.status)}>{nameOf(subOrder.status)}</StatusTag>}
    >
      {order.discarded ? <NoticeBar tone="error">{t('detail.discarded')}</NoticeBar> : null}
      {order.planMatch === 'changed' ? <NoticeBar tone="error">{t('detail.planChanged')}</NoticeBar> : null}
      {subOrder.actions.length > 0 ? (
        <div className={styles.steps}>
          {subOrder.actions.map((action, at) => (
            <Button
              key={action}
              size="large"
              type={at === 0 && action !== 'startOver' ? 'primary' : 'default'}
              danger={action === 'startOver'}
              disabled={actions.busy}
              onClick={() => actions.take(action, [subOrder])}
            >
              {t(`action.${action}`)}
            </Button>
          ))}
        </div>
      ) : null}
      <DescriptionList
        columns={2}
        items={[
          { key: 'patient', label: t('detail.patient'), value: `${order.patientName} · ${order.ptNo}` },
          { key: 'content', label: t('sub.content'), value: contentText(subOrder, t) },
          { key: 'product', label: t('column.product'), value: t(`product.${order.product}`) },
          { key: 'pieces', label: t('sub.pieces'), value: subOrder.pieces },
          {
            key: 'plan',
            label: t('detail.plan'),
            value: [order.planName, t(`planMatch.${order.planMatch}`)].filter(Boolean).join(' · '),
          },
          { key: 'order', label: t('orders'), value: <Link to={orderPath(order)}>{order.orderNo}</Link> },
          {
            key: 'batch',
            label: t('print.one'),
            value: subOrder.batch ? <Link to={batchPath(subOrder.batch)}>{subOrder.batch.code}</Link> : null,
          },
          {
            key: 'parcel',
            label: t('detail.packages'),
            value: parcel ? `${parcel.courier} ${parcel.trackingNo}` : null,
          },
          { key: 'time', label: t('scan.changed'), value: formatDateTime(subOrder.updateTime) },
          { key: 'remark', label: t('field.productionRemark'), value: order.productionRemark },
          { key: 'model', label: t('sub.model'), value: <FileCell order={order} subOrder={subOrder} kind="model" /> },
          {
            key: 'cutLine',
            label: t('sub.cutLine'),
            value: <FileCell order={order} subOrder={subOrder} kind="cutLine" />,
          },
        ]}
      />
      {actions.dialogs}
    </Card>
  );
}
