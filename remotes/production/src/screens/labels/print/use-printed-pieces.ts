import { useQueries, useQuery } from '@tanstack/react-query';
import { ID_PATTERN, MOST_ROWS, type OrderDetail, type WrittenPiece, endpoints } from '@archway/contracts';
import { query } from '@archway/platform';

export interface PrintedPieces {
  /** The order whose sub-orders are offered; undefined where a list of sub-orders was given. */
  readonly order: OrderDetail | undefined;
  readonly subOrderIds: readonly string[];
  /** Absent while they are on their way. */
  readonly pieces: readonly WrittenPiece[] | undefined;
  readonly loading: boolean;
  readonly error: Error | null;
}

/** Sub-orders that an address names: `subOrders=1,2`, those of `order=1`, or some of them. */
export const namedSubOrders = (address: URLSearchParams): string[] =>
  [...new Set((address.get('subOrders') ?? '').split(',').filter((id) => ID_PATTERN.test(id)))].slice(0, MOST_ROWS);

/** The appliances for which labels are printed. */
export function usePrintedPieces(address: URLSearchParams): PrintedPieces {
  const orderId = address.get('order') ?? '';
  const hasOrder = ID_PATTERN.test(orderId);
  const order = useQuery({ ...query(endpoints.production.order, { params: { orderId } }), enabled: hasOrder });
  const named = namedSubOrders(address);
  const subOrderIds = named.length > 0 ? named : (order.data?.subOrders.map(({ subOrderId }) => subOrderId) ?? []);
  const answers = useQueries({
    queries: subOrderIds.map((subOrderId) => query(endpoints.codes.pieces, { params: { subOrderId } })),
  });
  const complete = answers.every(({ data }) => data !== undefined);
  return {
    ...{ order: order.data, subOrderIds },
    pieces: complete ? answers.flatMap(({ data }) => data ?? []) : undefined,
    loading: (hasOrder && order.isPending) || answers.some(({ isPending }) => isPending),
    error: order.error ?? answers.find(({ error }) => error !== null)?.error ?? null,
  };
}
