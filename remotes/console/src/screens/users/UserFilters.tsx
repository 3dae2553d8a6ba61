import { accountStates } from '@archway/contracts';
import { useText } from '@archway/platform';
import { FilterBar } from '@archway/ui';
import { KeywordField, type ListColumn, ListTools, Select } from '@archway/ui/data';
import type { OperatedUser } from '@archway/contracts';
import { StateSelect } from '../../operated/StateSelect.tsx';
import operated from '../../operated/operated.module.css';
import { type UserFilter, userKinds } from './user-filter.ts';

interface Props {
  filter: UserFilter;
  onChange: (change: Partial<UserFilter>) => void;
  onClear: (() => void) | undefined;
  total: number | undefined;
  phone: boolean;
  tableKey: string;
  columns: readonly ListColumn<OperatedUser>[];
}

/** Name, kind and state. */
export function UserFilters({ filter, onChange, onClear, total, phone, tableKey, columns }: Props) {
  const t = useText('console');
  return (
    <FilterBar
      onClear={onClear}
      count={total === undefined ? undefined : t('users.count', { count: total })}
      tools={phone ? undefined : <ListTools tableKey={tableKey} columns={columns} />}
    >
      <KeywordField
        value={filter.keyword}
        label={t('users.keyword')}
        phone={phone}
        onChange={(keyword) => onChange({ keyword })}
      />
      <Select<UserFilter['kind'] | null>
        allowClear
        className={operated.select ?? ''}
        aria-label={t('users.kind')}
        placeholder={t('users.kind')}
        value={filter.kind ?? null}
        options={userKinds.map((kind) => ({ value: kind, label: t(`users.kinds.${kind}`) }))}
        onChange={(kind) => onChange({ kind: kind ?? undefined })}
      />
      <StateSelect states={accountStates} value={filter.state} onChange={(state) => onChange({ state })} />
    </FilterBar>
  );
}
