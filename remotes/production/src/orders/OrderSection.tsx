import { Link, useNavigate } from 'react-router-dom';
import { useQuery } from '@tanstack/react-query';
import {
  type CaseStatus,
  endpoints,
  isOneOf,
  type OrderRow,
  producedStatuses,
  type SlotProps,
} from '@archway/contracts';
import { formatFullTime, formatListTime, query, usePermission, useText } from '@archway/platform';
import { Button, Card, EmptyState, ErrorBox, LabelTag, LoadingSkeleton, Package, Plus, TimeText } from '@archway/ui';
import { addOrderPath, orderPath, shippingText, stepsText } from './order-words.ts';
import { useOrderChanges } from './refresh-orders.ts';
import { OrderStatus } from './OrderStatus.tsx';
import styles from './orders.module.css';

/** The production orders of a case, inside the patient detail. */
export function OrderSection({ caseId, version, status }: SlotProps['patient-detail.section']) {
  const t = useText('production');
  const navigate = useNavigate();
  const mayAdd = usePermission('order:add');
  useOrderChanges();
  const orders = useQuery(query(endpoints.production.orders, { query: { caseId, pageSize: 100 } }));
  const rows = orders.data?.rows.filter((order) => order.version === version);
  return (
    <Card
      title={t('orders')}
      count={rows?.length}
      flush
      extra={
        mayAdd && mayOrder(status) ? (
          <Button icon={<Plus aria-hidden />} onClick={() => void navigate(addOrderPath({ caseId, version }))}>
            {t('add.button')}
          </Button>
        ) : undefined
      }
    >
      {orders.error ? (
        <ErrorBox title={t('list.failed')} error={orders.error} onRetry={() => void orders.refetch()} />
      ) : !rows ? (
        <LoadingSkeleton variant="card" rows={2} />
      ) : rows.length === 0 ? (
        <EmptyState
          icon={<Package />}
          title={t('section.empty')}
          body={t(mayOrder(status) ? 'section.emptyConfirmed' : 'section.emptyBefore')}
        />
      ) : (
        <ul className={styles.orders}>
          {rows.map((order) => (
            <Row key={order.orderId} order={order} />
          ))}
        </ul>
      )}
    </Card>
  );
}

/** Orders are placed once the plan is confirmed, and not before. */
const mayOrder = (status: CaseStatus): boolean => isOneOf(producedStatuses, status);

function Row({ order }: { order: OrderRow }) {
  const t = useText('production');
  return (
    <li className={styles.order}>
      <div className={styles.words}>
        <div className={styles.line}>
          <Link to={orderPath(order)}>{order.orderNo}</Link>
          <OrderStatus order={order} />
          {order.special && <LabelTag>{t('special')}</LabelTag>}
        </div>
        <p>
          {[t(`product.${order.product}`), t('subOrders', { count: order.subOrderCount }), shippingText(order)]
            .filter((part) => part !== '—')
            .join(' · ')}
        </p>
      </div>
      <div className={styles.figures}>
        <b>{stepsText(order)}</b>
        <TimeText iso={order.orderTime} full={formatFullTime(order.orderTime)}>
          {formatListTime(order.orderTime)}
        </TimeText>
      </div>
    </li>
  );
}
