import { type AuditEvent, securityEventTypes } from '@archway/contracts';
import { useLang, useText } from '@archway/platform';
import { FilterBar } from '@archway/ui';
import { DayRangePicker, KeywordField, type ListColumn, ListTools, Select } from '@archway/ui/data';
import type { AuditFilter } from './audit-filter.ts';
import styles from './audit.module.css';

interface Props {
  filter: AuditFilter;
  onChange: (change: Partial<AuditFilter>) => void;
  onClear: (() => void) | undefined;
  total: number | undefined;
  phone: boolean;
  tableKey: string;
  columns: readonly ListColumn<AuditEvent>[];
}

/** Account, type and days. */
export function AuditFilters({ filter, onChange, onClear, total, phone, tableKey, columns }: Props) {
  const t = useText('console');
  const lang = useLang();
  return (
    <FilterBar
      onClear={onClear}
      count={total === undefined ? undefined : t('audit.count', { count: total })}
      tools={phone ? undefined : <ListTools tableKey={tableKey} columns={columns} />}
    >
      <KeywordField
        value={filter.keyword}
        label={t('audit.keyword')}
        phone={phone}
        onChange={(keyword) => onChange({ keyword })}
      />
      <Select
        allowClear
        showSearch={{ optionFilterProp: 'label' }}
        className={styles.type ?? ''}
        aria-label={t('audit.event')}
        placeholder={t('audit.event')}
        value={filter.type ?? null}
        options={securityEventTypes.map(({ key, words }) => ({ value: key, label: words[lang] }))}
        onChange={(type: AuditFilter['type'] | null) => onChange({ type: type ?? undefined })}
      />
      <DayRangePicker
        aria-label={t('audit.days')}
        placeholder={[t('audit.from'), t('audit.to')]}
        from={filter.from}
        to={filter.to}
        onChange={(from, to) => onChange({ from, to })}
      />
    </FilterBar>
  );
}
