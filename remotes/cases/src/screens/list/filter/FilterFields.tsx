import { type LabelCategory, type PracticeListItem, type ServiceId, entrusts, intakeOf } from '@archway/contracts';
import { DayRangePicker, FilterSelect } from '@archway/ui/list';
import { useText } from '@archway/platform';
import { entrustName } from '../../../case/case-words.ts';
import { labelOptions } from '../labels/label-options.ts';
import type { ListFilter } from './list-filter.ts';
import styles from './filter-fields.module.css';

interface Props {
  filter: ListFilter;
  onChange: (change: Partial<ListFilter>) => void;
  practices: readonly PracticeListItem[];
  labels: readonly LabelCategory[];
  serviceType: ServiceId;
  /** One below the other, in a drawer. */
  stacked: boolean;
}

/**
 * Practice, label, way of design and days of creation. A practice is asked for only when there are several, a way of
 * design only where there is one.
 */
export function FilterFields({ filter, onChange, practices, labels, serviceType, stacked }: Props) {
  const t = useText('cases');
  const shared = { large: stacked, className: stacked ? styles.stacked : styles.field };
  const ways = entrusts.map(({ value }) => ({ value, label: entrustName(value, t) }));
  return (
    <>
      {practices.length > 1 ? (
        <FilterSelect
          {...shared}
          label={t('filter.practice')}
          placeholder={t('filter.allPractices')}
          value={filter.practice}
          options={practices.map((item) => ({ value: item.practiceId, label: item.abbreviation || item.name }))}
          onChange={(practice) => onChange({ practice })}
        />
      ) : null}
      <FilterSelect
        {...shared}
        search
        label={t('filter.label')}
        placeholder={t('filter.allLabels')}
        value={filter.label}
        options={labelOptions(labels, t)}
        onChange={(label) => onChange({ label })}
      />
      {intakeOf(serviceType).designed ? (
        <FilterSelect
          {...shared}
          label={t('filter.entrust')}
          placeholder={t('filter.entrust')}
          value={filter.entrust}
          options={ways}
          onChange={(entrust) => onChange({ entrust })}
        />
      ) : null}
      <DayRangePicker
        size={stacked ? 'large' : 'middle'}
        className={stacked ? (styles.stacked ?? '') : (styles.range ?? '')}
        aria-label={t('filter.created')}
        placeholder={[t('filter.from'), t('filter.to')]}
        from={filter.from}
        to={filter.to}
        onChange={(from, to) => onChange({ from, to })}
      />
    </>
  );
}
