import { type OrderRow, type OrderStatus, orderProducts } from '@archway/contracts';
import { useDictionary, useText } from '@archway/platform';
import { FilterBar } from '@archway/ui';
import { DayRangePicker, KeywordField, type ListColumn, ListTools, Select, Switch } from '@archway/ui/data';
import { type OrderFilter, orderFilter } from './order-filter.ts';
import styles from './list.module.css';

interface Props {
  filter: OrderFilter;
  onChange: (change: Partial<OrderFilter>) => void;
  total: number | undefined;
  tableKey: string;
  columns: readonly ListColumn<OrderRow>[];
  phone: boolean;
}

/** Search, status, product, and the orders that were taken back. */
export function OrderFilters({ filter, onChange, total, tableKey, columns, phone }: Props) {
  const t = useText('production');
  const { choices } = useDictionary('order_parent_production_status');
  return (
    <FilterBar
      onClear={orderFilter.isNarrowed(filter) ? () => onChange(orderFilter.cleared(filter)) : undefined}
      count={total === undefined ? undefined : t('list.count', { count: total })}
      tools={phone ? undefined : <ListTools tableKey={tableKey} columns={columns} />}
    >
      <KeywordField
        phone={phone}
        value={filter.keyword}
        label={t('filter.keyword')}
        onChange={(keyword) => onChange({ keyword })}
      />
      <Select
        allowClear
        className={styles.select ?? ''}
        aria-label={t('filter.status')}
        placeholder={t('filter.status')}
        value={filter.status ?? null}
        options={[...choices]}
        onChange={(status: number | null | undefined) =>
          onChange({ status: (status ?? undefined) as OrderStatus | undefined })
        }
      />
      <Select
        allowClear
        className={styles.select ?? ''}
        aria-label={t('filter.product')}
        placeholder={t('filter.product')}
        value={filter.product ?? null}
        options={orderProducts.map((value) => ({ value, label: t(`product.${value}`) }))}
        onChange={(product: OrderFilter['product'] | null) => onChange({ product: product ?? undefined })}
      />
      <Select
        allowClear
        className={styles.select ?? ''}
        aria-label={t('filter.kind')}
        placeholder={t('filter.kind')}
        value={filter.special ?? null}
        options={[
          { value: '0', label: t('regular') },
          { value: '1', label: t('special') },
        ]}
        onChange={(special: OrderFilter['special'] | null) => onChange({ special: special ?? undefined })}
      />
      <DayRangePicker
        className={styles.range ?? ''}
        aria-label={t('filter.ordered')}
        placeholder={[t('filter.from'), t('filter.to')]}
        from={filter.from}
        to={filter.to}
        onChange={(from, to) => onChange({ from, to })}
      />
      <label className={styles.toggle}>
        <Switch size="small" checked={filter.discarded} onChange={(discarded) => onChange({ discarded })} />
        {t('filter.discarded')}
      </label>
    </FilterBar>
  );
}
