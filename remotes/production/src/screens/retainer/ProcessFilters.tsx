import { type ProcessRow, processServices } from '@archway/contracts';
import { useText } from '@archway/platform';
import { FilterBar } from '@archway/ui';
import { KeywordField, type ListColumn, ListTools, Select } from '@archway/ui/data';
import { serviceText } from '../../processing/process-words.ts';
import { type ProcessFilter, processFilter } from './process-filter.ts';
import styles from './retainer.module.css';

interface Props {
  filter: ProcessFilter;
  onChange: (change: Partial<ProcessFilter>) => void;
  total: number | undefined;
  tableKey: string;
  columns: readonly ListColumn<ProcessRow>[];
  phone: boolean;
}

/** Search and service. */
export function ProcessFilters({ filter, onChange, total, tableKey, columns, phone }: Props) {
  const t = useText('production');
  return (
    <FilterBar
      onClear={processFilter.isNarrowed(filter) ? () => onChange(processFilter.cleared(filter)) : undefined}
      count={total === undefined ? undefined : t('list.count', { count: total })}
      tools={phone ? undefined : <ListTools tableKey={tableKey} columns={columns} />}
    >
      <KeywordField
        value={filter.keyword}
        label={t('process.filter.keyword')}
        phone={phone}
        onChange={(keyword) => onChange({ keyword })}
      />
      <Select
        allowClear
        className={styles.select ?? ''}
        aria-label={t('process.column.service')}
        placeholder={t('process.column.service')}
        value={filter.service ?? null}
        options={processServices.map((value) => ({ value, label: serviceText(value, t) }))}
        onChange={(service: ProcessFilter['service'] | null) => onChange({ service: service ?? undefined })}
      />
    </FilterBar>
  );
}
