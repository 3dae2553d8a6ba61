import { useNavigate } from 'react-router-dom';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { endpoints, type OrderRow } from '@archway/contracts';
import { query, useText } from '@archway/platform';
import { Card, ErrorBox, PageTitle } from '@archway/ui';
import { ListTable } from '@archway/ui/data';
import { orderPath } from '../../orders/order-words.ts';
import { orderColumns } from './order-columns.tsx';
import { toQuery, useOrderFilter } from './order-filter.ts';
import { OrderEmpty } from './OrderEmpty.tsx';
import { OrderFilters } from './OrderFilters.tsx';

/** The production orders that the reader may see, the last ordered first. */
export default function OrderList() {
  const t = useText('production');
  const navigate = useNavigate();
  const [filter, change] = useOrderFilter();
  const orders = useQuery({
    ...query(endpoints.production.orders, { query: toQuery(filter) }),
    placeholderData: keepPreviousData,
  });
  return (
    <>
      <PageTitle>{t('list.title')}</PageTitle>
      <Card flush>
        <OrderFilters filter={filter} onChange={change} total={orders.data?.total} />
        {orders.error ? (
          <ErrorBox title={t('list.failed')} error={orders.error} onRetry={() => void orders.refetch()} />
        ) : (
          <ListTable<OrderRow>
            tableKey="production.orders"
            label={t('list.title')}
            columns={orderColumns(t)}
            rows={orders.data?.rows}
            rowKey={(row) => row.orderId}
            loading={orders.isPlaceholderData}
            onOpen={(row) => void navigate(orderPath(row))}
            paging={{
              pageNum: filter.page,
              pageSize: filter.size,
              total: orders.data?.total ?? 0,
              onChange: (page, size) => change(size === filter.size ? { page } : { size }),
            }}
            empty={<OrderEmpty filter={filter} onChange={change} />}
          />
        )}
      </Card>
    </>
  );
}
