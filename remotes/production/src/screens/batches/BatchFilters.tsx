import { useQuery } from '@tanstack/react-query';
import { type BatchListRow, batchKinds, endpoints } from '@archway/contracts';
import { query, useText } from '@archway/platform';
import { FilterBar } from '@archway/ui';
import { DayRangePicker, KeywordField, type ListColumn, ListTools, Select } from '@archway/ui/data';
import { type BatchFilter, batchFilter } from './batch-filter.ts';
import styles from './batches.module.css';

interface Props {
  filter: BatchFilter;
  onChange: (change: Partial<BatchFilter>) => void;
  total: number | undefined;
  tableKey: string;
  columns: readonly ListColumn<BatchListRow>[];
  phone: boolean;
}

/** Search, device, how they were made, and when. */
export function BatchFilters({ filter, onChange, total, tableKey, columns, phone }: Props) {
  const t = useText('production');
  const printers = useQuery(query(endpoints.devices.list, { query: { kind: 'printer' } }));
  return (
    <FilterBar
      onClear={batchFilter.isNarrowed(filter) ? () => onChange(batchFilter.cleared(filter)) : undefined}
      count={total === undefined ? undefined : t('print.count', { count: total })}
      tools={phone ? undefined : <ListTools tableKey={tableKey} columns={columns} />}
    >
      <KeywordField
        value={filter.keyword}
        label={t('print.filter.keyword')}
        phone={phone}
        onChange={(keyword) => onChange({ keyword })}
      />
      <Select
        allowClear
        className={styles.select ?? ''}
        aria-label={t('print.column.device')}
        placeholder={t('print.column.device')}
        value={filter.device ?? null}
        options={(printers.data?.devices ?? []).map(({ deviceId, name }) => ({ value: deviceId, label: name }))}
        onChange={(device: string | null | undefined) => onChange({ device: device ?? undefined })}
      />
      <Select
        allowClear
        className={styles.select ?? ''}
        aria-label={t('print.filter.kind')}
        placeholder={t('print.filter.kind')}
        value={filter.kind ?? null}
        options={batchKinds.map((value) => ({ value, label: t(`print.kind.${value}`) }))}
        onChange={(kind: BatchFilter['kind'] | null) => onChange({ kind: kind ?? undefined })}
      />
      <DayRangePicker
        className={styles.range ?? ''}
        aria-label={t('print.column.time')}
        placeholder={[t('print.filter.from'), t('print.filter.to')]}
        from={filter.from}
        to={filter.to}
        onChange={(from, to) => onChange({ from, to })}
      />
    </FilterBar>
  );
}
