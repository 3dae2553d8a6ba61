import { useState } from 'react';
import {
  type CreditUnit,
  type LedgerKind,
  type Received,
  type creditsEndpoints,
  creditUnits,
  endpoints,
  ledgerKinds,
} from '@archway/contracts';
import { bilingual, download, useText } from '@archway/platform';
import { Button, Download, FilterBar } from '@archway/ui';
import { DayRangePicker, KeywordField, Select } from '@archway/ui/data';
import { type LedgerFilter, ledgerFilter } from './ledger-filter.ts';
import styles from './credits.module.css';

interface Props {
  filter: LedgerFilter;
  onChange: (change: Partial<LedgerFilter>) => void;
  /** The same as a call wants it, with whose ledger it is. */
  asked: Partial<Received<typeof creditsEndpoints.ledgerFile>['query']>;
  total: number | undefined;
}

/** Search, type, unit and days; and what they find as a file. */
export function LedgerFilters({ filter, onChange, asked, total }: Props) {
  const t = useText('account');
  const [busy, setBusy] = useState(false);
  const save = async (): Promise<void> => {
    setBusy(true);
    await download(endpoints.credits.ledgerFile, 'ledger.csv', { query: asked });
    setBusy(false);
  };
  return (
    <FilterBar
      onClear={ledgerFilter.isNarrowed(filter) ? () => onChange(ledgerFilter.cleared(filter)) : undefined}
      count={total === undefined ? undefined : t('ledger.count', { count: total })}
      tools={
        <Button icon={<Download aria-hidden />} loading={busy} onClick={() => void save()}>
          {t('ledger.csv')}
        </Button>
      }
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
