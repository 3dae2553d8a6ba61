import { formatDay, useDictionary, useText } from '@archway/platform';
import { EmptyState, Package } from '@archway/ui';
import { ListEmpty } from '@archway/ui/data';
import { type OrderFilter, orderFilter } from './order-filter.ts';

interface Props {
  filter: OrderFilter;
  onChange: (change: Partial<OrderFilter>) => void;
}

/** No orders: because of the filter, or because nothing was ordered yet. */
export function OrderEmpty({ filter, onChange }: Props) {
  const t = useText('production');
  const { nameOf } = useDictionary('order_parent_production_status');
  return (
    <ListEmpty
      title={t('list.nothingFound')}
      filter={[
        filter.keyword && t('list.quoted', { keyword: filter.keyword }),
        filter.status === undefined ? undefined : nameOf(filter.status),
        filter.product && t(`product.${filter.product}`),
        filter.special && t(filter.special === '1' ? 'special' : 'regular'),
        (filter.from || filter.to) && [filter.from, filter.to].map((day) => (day ? formatDay(day) : '…')).join(' ~ '),
        filter.discarded && t('discarded'),
      ]}
      onClear={orderFilter.isNarrowed(filter) ? () => onChange(orderFilter.cleared(filter)) : undefined}
    >
      <EmptyState icon={<Package />} title={t('list.empty')} body={t('list.emptyBody')} />
    </ListEmpty>
  );
}
