import { useCallback } from 'react';
import { useText } from '@archway/platform';
import type { PlacedPlan } from '../../difference/earlier-plan.ts';

/** What a plan is called beside another one: its number, and the phase where that is another. */
export function usePlanName(among: PlacedPlan): (placed: PlacedPlan) => string {
  const t = useText('plans');
  const { stage } = among;
  return useCallback(
    (placed) => {
      const version = t('version', { num: placed.number });
      if (placed.stage === stage) return version;
      const phase = placed.stage > 1 ? t('phase.refinement', { num: placed.stage - 1 }) : t('phase.initial');
      return t('phase.of', { phase, version });
    },
    [t, stage],
  );
}
