import { type LogType, logTypes } from '@archway/contracts';
import { type ChangeFilter, useText } from '@archway/platform';
import { FilterBar } from '@archway/ui';
import { DayRangePicker, KeywordField, Select } from '@archway/ui/data';
import type { EventFilter } from './event-filter.ts';
import styles from './events.module.css';

interface Props {
  filter: EventFilter;
  total: number | undefined;
  phone: boolean;
  onChange: ChangeFilter<EventFilter>;
  onClear: (() => void) | undefined;
}

/** Words, kind and days. A case or a user that the address names is cleared with the others. */
export function EventFilters({ filter, total, phone, onChange, onClear }: Props) {
  const t = useText('console');
  const size = phone ? 'large' : 'middle';
  return (
    <FilterBar onClear={onClear} count={total === undefined ? undefined : t('events.count', { count: total })}>
      <KeywordField
        value={filter.keyword}
        label={t('events.keyword')}
        phone={phone}
        onChange={(keyword) => onChange({ keyword })}
      />
      <Select
        allowClear
        size={size}
        className={styles.type ?? ''}
        aria-label={t('events.type')}
        placeholder={t('events.allTypes')}
        value={filter.type ?? null}
        options={logTypes.map((value) => ({ value, label: t(`events.types.${value}`) }))}
        onChange={(type: LogType | null) => onChange({ type: type ?? undefined })}
      />
      <DayRangePicker
        size={size}
        className={styles.range ?? ''}
        aria-label={t('events.days')}
        placeholder={[t('events.from'), t('events.to')]}
        from={filter.from}
        to={filter.to}
        onChange={(from, to) => onChange({ from, to })}
      />
    </FilterBar>
  );
}
