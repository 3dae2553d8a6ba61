import { Link, useSearchParams } from 'react-router-dom';
import { useQuery } from '@tanstack/react-query';
import { endpoints } from '@archway/contracts';
import { ApiError, lastAddressOf, query, usePageTitle, useText } from '@archway/platform';
import { Breadcrumbs, Card, EmptyState, ErrorBox, LabelTag, LoadingSkeleton, PageTitle, SearchX } from '@archway/ui';
import { orderTitle } from '../../orders/order-words.ts';
import { OrderStatus } from '../../orders/OrderStatus.tsx';
import { OrderFacts } from './OrderFacts.tsx';
import { OrderProgress } from './OrderProgress.tsx';

/** One production order: whose, what, how far, where it went. */
export default function OrderDetail() {
  const t = useText('production');
  const orderId = useSearchParams()[0].get('id') ?? '';
  const valid = /^[1-9]\d{0,17}$/.test(orderId);
  const found = useQuery({ ...query(endpoints.production.order, { params: { orderId } }), enabled: valid });
  const order = found.data;
  usePageTitle(order?.orderNo);
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
  return (
    <>
      <Breadcrumbs
        items={[
          { key: 'list', content: <Link to={lastAddressOf('/order-parent')}>{t('orders')}</Link> },
          { key: 'order', content: order.orderNo },
        ]}
      />
      <Card>
        <PageTitle
          meta={
            <>
              <OrderStatus order={order} />
              <LabelTag>{t(order.special ? 'special' : 'regular')}</LabelTag>
            </>
          }
          description={orderTitle(order, t)}
        >
          {order.orderNo}
        </PageTitle>
        <OrderFacts order={order} />
        <OrderProgress order={order} />
      </Card>
    </>
  );
}
