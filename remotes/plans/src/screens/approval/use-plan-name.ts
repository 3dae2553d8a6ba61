import { useCallback } from 'react';
import { useText } from '@archway/platform';
import type { PlacedPlan } from '../../difference/earlier-plan.ts';
import { usePhaseName } from '../../difference/use-phase-name.ts';

/** What a plan is called beside another one: its number, and the phase where that is another. */
export function usePlanName(among: PlacedPlan): (placed: PlacedPlan) => string {
  const t = useText('plans');
  const phaseName = usePhaseName();
  const { stage } = among;
  return useCallback(
    (placed) => {
      const version = t('version', { num: placed.number });
      return placed.stage === stage ? version : t('phase.of', { phase: phaseName(placed.stage), version });
    },
    [t, phaseName, stage],
  );
}
