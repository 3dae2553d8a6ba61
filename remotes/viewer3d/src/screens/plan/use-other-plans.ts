import type { ListedPlan } from '@archway/contracts';
import { type VersionPlans, useText } from '@archway/platform';
import { usePhaseName } from '../parts/use-phase-name.ts';

/** Plans of one phase that another one can be compared with. */
export interface OtherPlans {
  readonly version: number;
  readonly label: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

/** Plans of a case beside one of them, by phase, and what they are called there. */
export function useOtherPlans(listed: ListedPlan, versions: readonly VersionPlans[]) {
  const t = useText('viewer3d');
  const phase = usePhaseName();
  /** Newest first: the first that was made is V1. */
  const tag = (plan: ListedPlan): string => {
    const plans = versions.find(({ version }) => version === plan.version)?.plans ?? [];
    return `V${plans.length - plans.findIndex(({ planId }) => planId === plan.planId)}`;
  };
  const groups = versions.flatMap(({ version, stage, plans }): OtherPlans[] => {
    const options = plans.flatMap((each, at) =>
      each.documentHash === null || each.planId === listed.planId
        ? []
        : [{ value: each.planId, label: t('plan.numbered', { num: plans.length - at, name: each.name }) }],
    );
    return options.length === 0 ? [] : [{ version, label: phase(stage), options }];
  });
  return {
    groups,
    /** The phase is said where the other one is of another. */
    names: (plan: ListedPlan, beside: ListedPlan): string => {
      const stage = versions.find(({ version }) => version === plan.version)?.stage ?? 1;
      return plan.version === beside.version ? tag(plan) : `${phase(stage)} · ${tag(plan)}`;
    },
  };
}
