import { useState } from 'react';
import type { OrderRow } from '@archway/contracts';
import { Select } from '@archway/ui/data';
import { useFoundOrders } from './use-found-orders.ts';

type Named = Pick<OrderRow, 'orderId' | 'orderNo' | 'patientName'>;

interface Props {
  id: string;
  placeholder: string;
  value: string | undefined;
  /** The chosen one, which need not be among those that are found; absent until it is known. */
  order: Named | undefined;
  onChange: (orderId: string) => void;
}

/** An order, found by number or patient. */
export function OrderSelect({ id, placeholder, value, order, onChange }: Props) {
  const [keyword, search] = useState('');
  const { data, isFetching } = useFoundOrders(keyword);
  const found: readonly Named[] = data?.rows ?? [];
  const offered = order && !found.some(({ orderId }) => orderId === order.orderId) ? [order, ...found] : found;
  return (
    <Select
      id={id}
      showSearch={{ filterOption: false, onSearch: search }}
      loading={isFetching}
      placeholder={placeholder}
      value={value ?? null}
      options={offered.map(({ orderId, orderNo, patientName }) => ({
        value: orderId,
        label: `${orderNo} · ${patientName}`,
      }))}
      onChange={(orderId: string) => onChange(orderId)}
    />
  );
}
