import type { FinishKind, FinishState, ListedPlan, StatusTone } from '@archway/contracts';

export const finishTones: Readonly<Record<FinishState, StatusTone>> = {
  none: 'neutral',
  working: 'info',
  completed: 'success',
};

/** Where a plan is post-processed, or a retainer is designed from it. */
export function finishAt(
  { caseId, version, planId }: Pick<ListedPlan, 'caseId' | 'version' | 'planId'>,
  kind: FinishKind,
): string {
  return `/post-process?${new URLSearchParams({ caseId, version: String(version), planId, kind }).toString()}`;
}
