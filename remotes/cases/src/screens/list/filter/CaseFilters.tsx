import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { type CaseRow, type PracticeListItem, endpoints } from '@archway/contracts';
import { Button, Drawer, FilterBar, SlidersHorizontal } from '@archway/ui';
import { type ListColumn, KeywordField, ListTools } from '@archway/ui/data';
import { query, useText } from '@archway/platform';
import { FilterFields } from './FilterFields.tsx';
import { type ListFilter, caseFilter } from './list-filter.ts';
import styles from './case-filters.module.css';

interface Props {
  filter: ListFilter;
  onChange: (change: Partial<ListFilter>) => void;
  practices: readonly PracticeListItem[];
  total: number | undefined;
  phone: boolean;
  /** The list's table, for what the reader arranges. */
  tableKey: string;
  columns: readonly ListColumn<CaseRow>[];
}

/** Everything that narrows the list; on a phone all but the search lies in a drawer. */
export function CaseFilters({ filter, onChange, practices, total, phone, tableKey, columns }: Props) {
  const t = useText('cases');
  const [open, setOpen] = useState(false);
  const labels = useQuery(query(endpoints.cases.labels, { query: {} }));
  const search = (
    <KeywordField
      value={filter.keyword}
      label={t('filter.keyword')}
      phone={phone}
      onChange={(keyword) => onChange({ keyword })}
    />
  );
  const fields = (
    <FilterFields
      filter={filter}
      onChange={onChange}
      practices={practices}
      labels={labels.data ?? []}
      stacked={phone}
    />
  );
  const clear = caseFilter.isNarrowed(filter) ? () => onChange(caseFilter.cleared(filter)) : undefined;

  if (phone) {
    return (
      <div className={styles.phone} role="search">
        {search}
        <Button
          size="large"
          icon={<SlidersHorizontal />}
          aria-label={t('filter.open')}
          className={caseFilter.isNarrowed(filter) ? styles.active : ''}
          onClick={() => setOpen(true)}
        />
        <Drawer open={open} onClose={() => setOpen(false)} title={t('filter.title')} size="100%" placement="right">
          <div className={styles.stack}>
            {fields}
            <Button type="primary" size="large" block onClick={() => setOpen(false)}>
              {total === undefined ? t('filter.show') : t('filter.showCount', { count: total })}
            </Button>
            {clear ? (
              <Button size="large" block onClick={clear}>
                {t('filter.clear')}
              </Button>
            ) : null}
          </div>
        </Drawer>
      </div>
    );
  }
  return (
    <FilterBar
      onClear={clear}
      count={total === undefined ? undefined : t('list.count', { count: total })}
      tools={<ListTools tableKey={tableKey} columns={columns} />}
    >
      {search}
      {fields}
    </FilterBar>
  );
}
