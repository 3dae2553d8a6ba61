import { useState } from 'react';
import { endpoints } from '@archway/contracts';
import { formatNumber, query, useText } from '@archway/platform';
import { type FieldControl, Select } from '@archway/ui/data';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type HolderChoice, choiceOf } from './holder-choice.ts';

interface Props {
  control: FieldControl;
  value: HolderChoice | '';
  onChange: (holder: HolderChoice) => void;
}

/** A practice or a design center by a part of code or name, with what it has left. */
export function HolderSelect({ control, value, onChange }: Props) {
  const t = useText('console');
  const [keyword, setKeyword] = useState('');
  const found = useQuery({
    ...query(endpoints.credits.holders, { query: { keyword: keyword.trim() } }),
    placeholderData: keepPreviousData,
  });
  return (
    <Select
      {...control}
      showSearch={{ filterOption: false, onSearch: (text: string) => setKeyword(text.slice(0, 60)) }}
      placeholder={t('recharge.holderHint')}
      loading={found.isFetching}
      value={value === '' ? null : value}
      options={(found.data ?? []).map(({ holder, balances }) => ({
        value: choiceOf(holder),
        label: `${holder.name} · ${holder.code} · ${t('recharge.left', { num: formatNumber(balances.credits) })}`,
      }))}
      onChange={(next: HolderChoice | null) => next && onChange(next)}
    />
  );
}
