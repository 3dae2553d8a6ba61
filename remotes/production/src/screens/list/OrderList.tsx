import { useNavigate } from 'react-router-dom';
import { endpoints, type OrderRow } from '@archway/contracts';
import { query, useListFilter, useListPage, useText } from '@archway/platform';
import { Card, ErrorBox, PageTitle } from '@archway/ui';
import { ListTable } from '@archway/ui/data';
import { orderPath } from '../../orders/order-words.ts';
import { orderColumns } from './order-columns.tsx';
import { orderFilter, toQuery } from './order-filter.ts';
import { OrderEmpty } from './OrderEmpty.tsx';
import { OrderFilters } from './OrderFilters.tsx';

/** The production orders that the reader may see, the last ordered first. */
export default function OrderList() {
  const t = useText('production');
  const navigate = useNavigate();
  const [filter, change] = useListFilter(orderFilter);
  const orders = useListPage(query(endpoints.production.orders, { query: toQuery(filter) }), filter, change);
  return (
    <>
      <PageTitle>{t('list.title')}</PageTitle>
      <Card flush>
        <OrderFilters filter={filter} onChange={change} total={orders.total} />
        {orders.error ? (
          <ErrorBox title={t('list.failed')} error={orders.error} onRetry={() => void orders.refetch()} />
        ) : (
          <ListTable<OrderRow>
            tableKey="production.orders"
            label={t('list.title')}
            columns={orderColumns(t)}
            rows={orders.rows}
            rowKey={(row) => row.orderId}
            loading={orders.loading}
            onOpen={(row) => void navigate(orderPath(row))}
            paging={orders.paging}
            empty={<OrderEmpty filter={filter} onChange={change} />}
          />
        )}
      </Card>
    </>
  );
}
