import type { ListedPlan } from '@archway/contracts';

/**
 * Where a plan is looked at in 3D; null where nothing was designed in it.
 * @param compared what it is compared with there
 */
export function planIn3d(
  { caseId, version, planId, documentHash }: Pick<ListedPlan, 'caseId' | 'version' | 'planId' | 'documentHash'>,
  compared?: string,
): string | null {
  if (documentHash === null) return null;
  const params = new URLSearchParams({ caseId, version: String(version), planId });
  if (compared) params.set('comparedPlanId', compared);
  return `/plan-viewer?${params.toString()}`;
}
