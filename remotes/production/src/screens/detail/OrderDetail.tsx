import { Link, useSearchParams } from 'react-router-dom';
import { useQuery } from '@tanstack/react-query';
import { type OrderDetail as Detail, endpoints, isLiveMaking } from '@archway/contracts';
import { ApiError, lastAddressOf, query, usePageTitle, useText } from '@archway/platform';
import {
  Breadcrumbs,
  Card,
  EmptyState,
  ErrorBox,
  LabelTag,
  LoadingSkeleton,
  NoticeBar,
  PageTitle,
  SearchX,
} from '@archway/ui';
import { orderTitle } from '../../orders/order-words.ts';
import { useOrderChanges } from '../../orders/refresh-orders.ts';
import { OrderStatus } from '../../orders/OrderStatus.tsx';
import { OrderActions } from './OrderActions.tsx';
import { OrderFacts } from './OrderFacts.tsx';
import { OrderProgress } from './OrderProgress.tsx';
import { OrderHistory } from './parts/OrderHistory.tsx';
import { OrderParameters } from './parts/OrderParameters.tsx';
import { OrderWords } from './parts/OrderWords.tsx';
import { Packages } from './parts/Packages.tsx';
import { SubOrders } from './sub-orders/SubOrders.tsx';
import styles from './detail.module.css';

/** The stream of events may be broken; then files that are being made are asked for. */
const FALLBACK_MS = 3000;
const isMade = ({ making }: Detail['subOrders'][number]): boolean => making !== null && isLiveMaking(making);

/** One production order: whose, what, how far, where it went. */
export default function OrderDetail() {
  const t = useText('production');
  const orderId = useSearchParams()[0].get('id') ?? '';
  const valid = /^[1-9]\d{0,17}$/.test(orderId);
  const found = useQuery({
    ...query(endpoints.production.order, { params: { orderId } }),
    enabled: valid,
    refetchInterval: ({ state }) => (state.data?.subOrders.some(isMade) ? FALLBACK_MS : false),
  });
  const order = found.data;
  usePageTitle(order?.orderNo);
  useOrderChanges();
  if (!valid || (found.error instanceof ApiError && found.error.name === 'recordNotFound'))
    return (
      <Card>
        <EmptyState
          heading
          icon={<SearchX />}
          title={t('detail.missing')}
          body={t('detail.missingBody')}
          action={<Link to="/order-parent">{t('detail.toList')}</Link>}
        />
      </Card>
    );
  if (found.error)
    return (
      <Card>
        <ErrorBox title={t('detail.failed')} error={found.error} onRetry={() => void found.refetch()} />
      </Card>
    );
  if (!order) return <LoadingSkeleton variant="detail" />;
  return <Order order={order} />;
}

function Order({ order }: { order: Detail }) {
  const t = useText('production');
  return (
    <>
      <Breadcrumbs
        items={[
          { key: 'list', content: <Link to={lastAddressOf('/order-parent')}>{t('orders')}</Link> },
          { key: 'order', content: order.orderNo },
        ]}
      />
      <div className={styles.page}>
        <Card>
          <PageTitle
            meta={
              <>
                <OrderStatus order={order} />
                <LabelTag>{t(order.special ? 'special' : 'regular')}</LabelTag>
                {order.withRetainer ? <LabelTag>{t('withRetainer')}</LabelTag> : null}
              </>
            }
            description={orderTitle(order, t)}
            actions={<OrderActions order={order} />}
          >
            {order.orderNo}
          </PageTitle>
          {order.planMatch === 'changed' ? <NoticeBar tone="error">{t('detail.planChanged')}</NoticeBar> : null}
          <OrderFacts order={order} />
          <OrderProgress order={order} />
        </Card>
        <SubOrders order={order} />
        {order.packages.length > 0 ? <Packages order={order} /> : null}
        <div className={styles.columns}>
          <OrderWords order={order} />
          <OrderParameters order={order} />
        </div>
        <OrderHistory records={order.records} />
      </div>
    </>
  );
}
