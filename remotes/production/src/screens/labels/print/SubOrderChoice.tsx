import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { endpoints } from '@archway/contracts';
import { query, useText } from '@archway/platform';
import { ErrorBox } from '@archway/ui';
import { Checkbox, FormField, Select } from '@archway/ui/data';
import { contentText } from '../../detail/sub-orders/sub-order-words.ts';
import type { PrintedPieces } from './use-printed-pieces.ts';
import styles from '../labels.module.css';

interface Props {
  source: PrintedPieces;
  address: URLSearchParams;
  onChange: (change: (before: URLSearchParams) => URLSearchParams) => void;
}

/** Of which order labels are printed, and of which of its sub-orders. */
export function SubOrderChoice({ source, address, onChange }: Props) {
  const t = useText('production');
  const [keyword, search] = useState('');
  const found = useQuery(query(endpoints.production.orders, { query: { pageSize: 20, ...(keyword && { keyword }) } }));
  const { order, subOrderIds } = source;
  const options = (found.data?.rows ?? []).map(({ orderId, orderNo, patientName }) => ({
    value: orderId,
    label: `${orderNo} · ${patientName}`,
  }));
  const shown =
    order && !options.some(({ value }) => value === order.orderId)
      ? [{ value: order.orderId, label: `${order.orderNo} · ${order.patientName}` }, ...options]
      : options;
  const choose = (orderId: string): void =>
    onChange((before) => {
      const params = new URLSearchParams(before);
      params.set('order', orderId);
      params.delete('subOrders');
      return params;
    });
  const toggle = (id: string, on: boolean): void =>
    onChange((before) => {
      const params = new URLSearchParams(before);
      const next = on ? [...subOrderIds, id] : subOrderIds.filter((each) => each !== id);
      if (next.length > 0) params.set('subOrders', next.join(','));
      return params;
    });
  return (
    <>
      <FormField id="print-order" label={t('sheet.order')}>
        {({ id }) => (
          <Select
            id={id}
            showSearch={{ filterOption: false, onSearch: search }}
            loading={found.isFetching}
            placeholder={t('sheet.orderHint')}
            value={order?.orderId ?? null}
            options={shown}
            onChange={choose}
          />
        )}
      </FormField>
      {source.error ? <ErrorBox title={t('detail.failed')} error={source.error} /> : null}
      {order ? (
        <ul className={styles.parts} aria-label={t('detail.subOrders')}>
          {order.subOrders.map((subOrder) => {
            const on = subOrderIds.includes(subOrder.subOrderId);
            return (
              <li key={subOrder.subOrderId}>
                <Checkbox
                  checked={on}
                  // One at least: without any the whole order would be meant.
                  disabled={on && subOrderIds.length === 1}
                  onChange={({ target }) => toggle(subOrder.subOrderId, target.checked)}
                >
                  {subOrder.code} <small>{contentText(subOrder, t)}</small>
                </Checkbox>
              </li>
            );
          })}
        </ul>
      ) : address.has('subOrders') && subOrderIds.length > 0 ? (
        <p className={styles.hint}>{t('subOrders', { count: subOrderIds.length })}</p>
      ) : null}
    </>
  );
}
