import { useRef } from 'react';
import type { PlanToShow } from '@archway/contracts';
import { PlanLegend } from './PlanLegend.tsx';
import { PlanStage } from './PlanStage.tsx';
import { useBeside } from './use-beside.ts';
import type { PlanStages } from '../stages/plan-stages.ts';
import type { Plan } from './use-plan.ts';

interface Props {
  lead: Plan;
  source: PlanToShow;
  stages: PlanStages;
  names: { readonly plan: string; readonly other: string };
}

/** The compared plan, beside the one that leads. */
export function BesideStage({ lead, source, stages, names }: Props) {
  const container = useRef<HTMLDivElement>(null);
  const plan = useBeside(container, lead, source, stages);
  // Beside it stands its own name; what lies over the leading plan does not lie over this one.
  const alone: Plan = { ...plan, state: { ...plan.state, reference: 'none' } };
  return (
    <PlanStage
      container={container}
      plan={alone}
      legend={<PlanLegend plan={alone} names={{ plan: names.other, other: names.plan }} />}
      views={false}
      scale={false}
    />
  );
}
