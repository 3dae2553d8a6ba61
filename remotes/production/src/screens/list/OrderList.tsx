import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { endpoints, type OrderRow } from '@archway/contracts';
import { notify, query, useListFilter, useListPage, usePhone, useText } from '@archway/platform';
import { Card, PageTitle } from '@archway/ui';
import { ListView } from '@archway/ui/data';
import { useVisibleSelection } from '@archway/ui/list';
import { orderPath } from '../../orders/order-words.ts';
import { useOrderChanges } from '../../orders/refresh-orders.ts';
import { ExportButton } from './ExportButton.tsx';
import { OrderBatchBar } from './OrderBatchBar.tsx';
import { OrderCard } from './OrderCard.tsx';
import { orderColumns } from './order-columns.tsx';
import { orderFilter, toQuery } from './order-filter.ts';
import { OrderEmpty } from './OrderEmpty.tsx';
import { OrderFilters } from './OrderFilters.tsx';
import styles from './list.module.css';

/** The production orders that the reader may see, the last ordered first. */
export default function OrderList() {
  const t = useText('production');
  const phone = usePhone();
  const navigate = useNavigate();
  const [filter, change] = useListFilter(orderFilter);
  const orders = useListPage(query(endpoints.production.orders, { query: toQuery(filter) }), filter, change);
  const shown = useMemo(() => orders.rows?.map(({ orderId }) => orderId), [orders.rows]);
  const [selected, select] = useVisibleSelection(phone ? [] : shown);
  const chosen = (orders.rows ?? []).filter(({ orderId }) => selected.includes(orderId));
  useOrderChanges();
  const table = { tableKey: 'production.orders', columns: orderColumns(t) };
  return (
    <div className={styles.page}>
      <PageTitle actions={<ExportButton filter={filter} />}>{t('list.title')}</PageTitle>
      <Card flush bare={phone}>
        <OrderFilters {...table} filter={filter} onChange={change} total={orders.total} phone={phone} />
        <ListView<OrderRow>
          {...table}
          list={orders}
          label={t('list.title')}
          failed={t('list.failed')}
          rowKey={(row) => row.orderId}
          card={phone ? (row) => <OrderCard row={row} /> : undefined}
          onOpen={(row) => void navigate(orderPath(row))}
          selection={{
            keys: selected,
            onChange: select,
            onOver: (num) => notify.warning(t('list.selectedMax', { num })),
          }}
          empty={<OrderEmpty filter={filter} onChange={change} />}
        />
      </Card>
      <OrderBatchBar rows={chosen} onClear={() => select([])} />
    </div>
  );
}
