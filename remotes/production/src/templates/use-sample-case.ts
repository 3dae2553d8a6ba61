import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { type OrderRow, type WrittenPiece, endpoints } from '@archway/contracts';
import { query } from '@archway/platform';

interface SampleCase {
  readonly orders: readonly OrderRow[];
  readonly orderId: string | undefined;
  readonly pieces: readonly WrittenPiece[] | undefined;
  readonly searching: boolean;
  search(keyword: string): void;
  choose(orderId: string): void;
}

/** A real order to try a template with: the last one, until another is chosen. */
export function useSampleCase(): SampleCase {
  const [keyword, search] = useState('');
  const [chosen, choose] = useState<string>();
  const orders = useQuery(query(endpoints.production.orders, { query: { pageSize: 20, ...(keyword && { keyword }) } }));
  const orderId = chosen ?? orders.data?.rows[0]?.orderId;
  const order = useQuery({
    ...query(endpoints.production.order, { params: { orderId: orderId ?? '' } }),
    enabled: orderId !== undefined,
  });
  const subOrderId = order.data?.subOrders[0]?.subOrderId;
  const pieces = useQuery({
    ...query(endpoints.codes.pieces, { params: { subOrderId: subOrderId ?? '' } }),
    enabled: subOrderId !== undefined,
  });
  return {
    ...{ orders: orders.data?.rows ?? [], orderId, search, choose },
    pieces: subOrderId === undefined ? undefined : pieces.data,
    searching: orders.isFetching,
  };
}
