import { useCallback } from 'react';
import { useText } from '@archway/platform';

/** What a phase of a treatment is called. @param stage 1 is the initial phase, all others are refinements */
export function usePhaseName(): (stage: number) => string {
  const t = useText('viewer3d');
  return useCallback((stage) => (stage > 1 ? t('phase.refinement', { n: stage - 1 }) : t('phase.initial')), [t]);
}
