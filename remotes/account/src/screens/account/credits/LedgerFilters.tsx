import { type CreditUnit, type LedgerKind, creditUnits, ledgerKinds } from '@archway/contracts';
import { bilingual, useText } from '@archway/platform';
import { FilterBar } from '@archway/ui';
import { DayRangePicker, KeywordField, Select } from '@archway/ui/data';
import { type LedgerFilter, ledgerFilter } from './ledger-filter.ts';
import styles from './credits.module.css';

interface Props {
  filter: LedgerFilter;
  onChange: (change: Partial<LedgerFilter>) => void;
  total: number | undefined;
}

/** Search, type, unit and days. */
export function LedgerFilters({ filter, onChange, total }: Props) {
  const t = useText('account');
  return (
    <FilterBar
      onClear={ledgerFilter.isNarrowed(filter) ? () => onChange(ledgerFilter.cleared(filter)) : undefined}
      count={total === undefined ? undefined : t('ledger.count', { count: total })}
    >
      <KeywordField value={filter.keyword} label={t('ledger.keyword')} onChange={(keyword) => onChange({ keyword })} />
      <Select
        allowClear
        className={styles.select ?? ''}
        aria-label={t('ledger.change')}
        placeholder={t('ledger.allKinds')}
        value={filter.kind ?? null}
        options={ledgerKinds.map((kind) => ({ value: kind.value, label: bilingual(kind) }))}
        onChange={(kind: LedgerKind | null | undefined) => onChange({ kind: kind ?? undefined })}
      />
      <Select
        allowClear
        className={styles.select ?? ''}
        aria-label={t('ledger.allUnits')}
        placeholder={t('ledger.allUnits')}
        value={filter.unit ?? null}
        options={creditUnits.map((unit) => ({ value: unit.value, label: bilingual(unit) }))}
        onChange={(unit: CreditUnit | null | undefined) => onChange({ unit: unit ?? undefined })}
      />
      <DayRangePicker
        aria-label={t('ledger.days')}
        placeholder={[t('ledger.from'), t('ledger.to')]}
        from={filter.from}
        to={filter.to}
        onChange={(from, to) => onChange({ from, to })}
      />
    </FilterBar>
  );
}
