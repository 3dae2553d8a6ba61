import { orderProducts, orderStatuses, type Received, type productionEndpoints } from '@archway/contracts';
import { choiceField, dayField, defineListFilter, type FilterOfKind, switchField, textField } from '@archway/platform';

/** What the order list shows, as it stands in the address. */
export const orderFilter = defineListFilter({
  keyword: textField,
  status: choiceField(orderStatuses.map(({ value }) => value)),
  product: choiceField(orderProducts),
  special: choiceField(['0', '1'] as const),
  /** Days of ordering. */
  from: dayField,
  to: dayField,
  /** Orders that were taken back. */
  discarded: switchField,
});
export type OrderFilter = FilterOfKind<typeof orderFilter>;

type FileQuery = Partial<Received<typeof productionEndpoints.file>['query']>;

/** The filter as the file of all its orders wants it. */
export function toFileQuery(filter: OrderFilter): FileQuery {
  const { keyword, status, product, special, from, to, discarded } = filter;
  return {
    discarded: discarded ? '1' : '0',
    utcOffset: -new Date().getTimezoneOffset(),
    ...(keyword && { keyword }),
    ...(status !== undefined && { status }),
    ...(product && { product }),
    ...(special && { special }),
    ...(from && { orderFrom: from }),
    ...(to && { orderTo: to }),
  };
}

/** The filter as the call of a page wants it. */
export const toQuery = (filter: OrderFilter): Partial<Received<typeof productionEndpoints.orders>['query']> => ({
  ...toFileQuery(filter),
  pageNum: filter.page,
  pageSize: filter.size,
});
