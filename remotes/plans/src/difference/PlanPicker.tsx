import { type VersionPlans, useText } from '@archway/platform';
import { Select } from '@archway/ui/data';
import { numberOf } from '../plan/plan-tree.ts';
import { isDesigned } from './comparable.ts';
import { usePhaseName } from './use-phase-name.ts';
import styles from './difference.module.css';

interface Props {
  label: string;
  /** Of all versions, the newest first. */
  versions: readonly VersionPlans[];
  chosen: string;
  /** The one on the other side, which cannot be on this one as well. */
  taken: string;
  onChoose: (planId: string) => void;
}

interface Option {
  readonly value: string;
  readonly label: string;
  readonly disabled: boolean;
}

/** One side of a comparison: any designed plan of the case, by phase where there are several. */
export function PlanPicker({ label, versions, chosen, taken, onChoose }: Props) {
  const t = useText('plans');
  const phaseName = usePhaseName();
  const groups = versions.flatMap(({ stage, plans }) => {
    const options = plans.filter(isDesigned).map(({ planId, name }): Option => {
      const version = t('version', { num: numberOf(plans, planId) ?? 0 });
      return { value: planId, label: t('difference.numbered', { version, name }), disabled: planId === taken };
    });
    return options.length === 0 ? [] : [{ label: phaseName(stage), options }];
  });
  const options: (Option | (typeof groups)[number])[] = groups.length === 1 ? (groups[0]?.options ?? []) : groups;
  return (
    <label className={styles.choice}>
      <span>{label}</span>
      <Select
        aria-label={label}
        value={chosen}
        options={options}
        showSearch={{ optionFilterProp: 'label' }}
        onChange={(value: string) => onChoose(value)}
      />
    </label>
  );
}
