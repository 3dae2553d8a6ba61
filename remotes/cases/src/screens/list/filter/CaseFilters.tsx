import type { CaseRow, PracticeListItem, ServiceId } from '@archway/contracts';
import { FilterBar } from '@archway/ui';
import { type ListColumn, KeywordField, ListTools } from '@archway/ui/list';
import { useText } from '@archway/platform';
import { useLabels } from '../labels/use-labels.ts';
import { ViewsButton } from '../views/ViewsButton.tsx';
import { FilterDrawer } from './FilterDrawer.tsx';
import { FilterFields } from './FilterFields.tsx';
import { type ListFilter, caseFilter } from './list-filter.ts';
import styles from './case-filters.module.css';

interface Props {
  filter: ListFilter;
  onChange: (change: Partial<ListFilter>) => void;
  practices: readonly PracticeListItem[];
  serviceType: ServiceId;
  total: number | undefined;
  phone: boolean;
  /** The list's table, for what the reader arranges. */
  tableKey: string;
  columns: readonly ListColumn<CaseRow>[];
}

/** Everything that narrows the list; on a phone all but the search lies in a drawer. */
export function CaseFilters({ filter, onChange, practices, serviceType, total, phone, tableKey, columns }: Props) {
  const t = useText('cases');
  const labels = useLabels();
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
      serviceType={serviceType}
      stacked={phone}
    />
  );
  const clear = caseFilter.isNarrowed(filter) ? () => onChange(caseFilter.cleared(filter)) : undefined;

  if (phone) {
    return (
      <div className={styles.phone} role="search">
        {search}
        <FilterDrawer total={total} onClear={clear}>
          {fields}
          <ViewsButton filter={filter} serviceType={serviceType} large />
        </FilterDrawer>
      </div>
    );
  }
  return (
    <FilterBar
      onClear={clear}
      count={total === undefined ? undefined : t('list.count', { count: total })}
      tools={
        <>
          <ViewsButton filter={filter} serviceType={serviceType} />
          <ListTools tableKey={tableKey} columns={columns} />
        </>
      }
    >
      {search}
      {fields}
    </FilterBar>
  );
}
