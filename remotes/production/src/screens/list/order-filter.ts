import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import {
  type OrderStatus,
  orderProducts,
  orderStatuses,
  type Received,
  type productionEndpoints,
} from '@archway/contracts';

export type Product = (typeof orderProducts)[number];

/** What the order list shows, as it stands in the address. */
export interface OrderFilter {
  readonly keyword: string;
  readonly status: OrderStatus | undefined;
  readonly product: Product | undefined;
  readonly discarded: boolean;
  readonly page: number;
  readonly size: number;
}

const SIZES = [10, 20, 50, 100];

export const initialFilter: OrderFilter = {
  keyword: '',
  status: undefined,
  product: undefined,
  discarded: false,
  page: 1,
  size: 20,
};

/** Reads the address; anything unknown there is the default. */
export function readFilter(params: URLSearchParams): OrderFilter {
  const [page, size] = [Number(params.get('page')), Number(params.get('size'))];
  const status = params.get('status');
  return {
    keyword: (params.get('keyword') ?? '').trim().slice(0, 60),
    status: orderStatuses.find((each) => String(each.value) === status)?.value,
    product: orderProducts.find((each) => each === params.get('product')),
    discarded: params.get('discarded') === '1',
    page: Number.isInteger(page) && page > 0 && page <= 100_000 ? page : initialFilter.page,
    size: SIZES.includes(size) ? size : initialFilter.size,
  };
}

/** The address of a changed filter: what is as at the start is left out, and anything but a turned page begins anew. */
export function writeFilter(filter: OrderFilter, change: Partial<OrderFilter>): URLSearchParams {
  const next = { ...filter, page: 1, ...change };
  const params = new URLSearchParams();
  for (const key of ['keyword', 'status', 'product', 'page', 'size'] as const)
    if (next[key] !== undefined && next[key] !== initialFilter[key]) params.set(key, String(next[key]));
  if (next.discarded) params.set('discarded', '1');
  return params;
}

/** Something besides the page narrows the list. */
export const isNarrowed = ({ keyword, status, product, discarded }: OrderFilter): boolean =>
  keyword !== '' || status !== undefined || product !== undefined || discarded;

/** The filter as the call wants it. */
export function toQuery(filter: OrderFilter): Partial<Received<typeof productionEndpoints.orders>['query']> {
  const { keyword, status, product, discarded, page, size } = filter;
  return {
    pageNum: page,
    pageSize: size,
    discarded: discarded ? '1' : '0',
    ...(keyword && { keyword }),
    ...(status !== undefined && { status }),
    ...(product && { product }),
  };
}

export function useOrderFilter(): [OrderFilter, (change: Partial<OrderFilter>) => void] {
  const [params, setParams] = useSearchParams();
  const filter = useMemo(() => readFilter(params), [params]);
  const change = useCallback(
    (part: Partial<OrderFilter>) => setParams((current) => writeFilter(readFilter(current), part), { replace: true }),
    [setParams],
  );
  return [filter, change];
}
