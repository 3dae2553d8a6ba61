import {
  type Entrust,
  type LabelCategory,
  type PracticeListItem,
  type ServiceId,
  entrusts,
  intakeOf,
} from '@archway/contracts';
import { DayRangePicker, Select } from '@archway/ui/data';
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
  const size = stacked ? ('large' as const) : ('middle' as const);
  const className = stacked ? styles.stacked : styles.field;
  const ways = entrusts.map(({ value }) => ({ value, label: entrustName(value, t) }));
  return (
    <>
      {practices.length > 1 ? (
        <Select
          allowClear
          size={size}
          className={className ?? ''}
          aria-label={t('filter.practice')}
          placeholder={t('filter.allPractices')}
          value={filter.practice ?? null}
          options={practices.map((item) => ({ value: item.practiceId, label: item.abbreviation || item.name }))}
          onChange={(practice: string | null) => onChange({ practice: practice ?? undefined })}
        />
      ) : null}
      <Select
        allowClear
        showSearch={{ optionFilterProp: 'label' }}
        size={size}
        className={className ?? ''}
        aria-label={t('filter.label')}
        placeholder={t('filter.allLabels')}
        value={filter.label ?? null}
        options={[...labelOptions(labels, t)]}
        onChange={(label: string | null) => onChange({ label: label ?? undefined })}
      />
      {intakeOf(serviceType).designed ? (
        <Select
          allowClear
          size={size}
          className={className ?? ''}
          aria-label={t('filter.entrust')}
          placeholder={t('filter.entrust')}
          value={filter.entrust ?? null}
          options={ways}
          onChange={(entrust: Entrust | null) => onChange({ entrust: entrust ?? undefined })}
        />
      ) : null}
      <DayRangePicker
        size={size}
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
