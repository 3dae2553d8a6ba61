import { useNavigate } from 'react-router-dom';
import { endpoints, type OrderRow } from '@archway/contracts';
import { query, useListFilter, useListPage, useText } from '@archway/platform';
import { Card, PageTitle } from '@archway/ui';
import { ListView } from '@archway/ui/data';
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
  const table = { tableKey: 'production.orders', columns: orderColumns(t) };
  return (
    <>
      <PageTitle>{t('list.title')}</PageTitle>
      <Card flush>
        <OrderFilters {...table} filter={filter} onChange={change} total={orders.total} />
        <ListView<OrderRow>
          {...table}
          list={orders}
          label={t('list.title')}
          failed={t('list.failed')}
          rowKey={(row) => row.orderId}
          onOpen={(row) => void navigate(orderPath(row))}
          empty={<OrderEmpty filter={filter} onChange={change} />}
        />
      </Card>
    </>
  );
}
