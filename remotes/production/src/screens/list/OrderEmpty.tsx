import { useText } from '@archway/platform';
import { Button, EmptyState, Package, SearchX } from '@archway/ui';
import { orderStatusName } from '../../orders/order-words.ts';
import { type OrderFilter, orderFilter } from './order-filter.ts';

interface Props {
  filter: OrderFilter;
  onChange: (change: Partial<OrderFilter>) => void;
}

/** No orders: because of the filter, which is repeated, or because nothing was ordered yet. */
export function OrderEmpty({ filter, onChange }: Props) {
  const t = useText('production');
  if (!orderFilter.isNarrowed(filter))
    return <EmptyState icon={<Package />} title={t('list.empty')} body={t('list.emptyBody')} />;
  const parts = [
    filter.keyword && t('list.quoted', { keyword: filter.keyword }),
    filter.status !== undefined && orderStatusName(filter.status),
    filter.product && t(`product.${filter.product}`),
    filter.discarded && t('discarded'),
  ];
  return (
    <EmptyState
      icon={<SearchX />}
      title={t('list.nothingFound')}
      body={parts.filter(Boolean).join(' · ')}
      action={<Button onClick={() => onChange(orderFilter.cleared(filter))}>{t('filter.clear')}</Button>}
    />
  );
}
