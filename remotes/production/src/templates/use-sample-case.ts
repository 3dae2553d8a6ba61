import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { type OrderDetail, type WrittenPiece, endpoints } from '@archway/contracts';
import { query } from '@archway/platform';
import { useFoundOrders } from '../orders/use-found-orders.ts';

interface SampleCase {
  readonly orderId: string | undefined;
  /** Absent while it is on its way. */
  readonly order: OrderDetail | undefined;
  readonly pieces: readonly WrittenPiece[] | undefined;
  readonly choose: (orderId: string) => void;
}

/** A real order to try a template with: the last one, until another is chosen. */
export function useSampleCase(): SampleCase {
  const [chosen, choose] = useState<string>();
  const last = useFoundOrders('').data?.rows[0]?.orderId;
  const orderId = chosen ?? last;
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
    ...{ orderId, order: order.data, choose },
    pieces: subOrderId === undefined ? undefined : pieces.data,
  };
}
