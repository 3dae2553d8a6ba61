import { orderProducts, orderStatuses, type Received, type productionEndpoints } from '@archway/contracts';
import { choiceField, defineListFilter, type FilterOfKind, switchField, textField } from '@archway/platform';

/** What the order list shows, as it stands in the address. */
export const orderFilter = defineListFilter({
  keyword: textField,
  status: choiceField(orderStatuses.map(({ value }) => value)),
  product: choiceField(orderProducts),
  /** Orders that were taken back. */
  discarded: switchField,
});
export type OrderFilter = FilterOfKind<typeof orderFilter>;

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
