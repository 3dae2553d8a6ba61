import type { ListedPlan, PlanComment } from '@archway/contracts';

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

/** Where a draft is designed; null where nothing was designed in it, or the reader may not save it. */
export function planDesignAt(
  plan: Pick<ListedPlan, 'caseId' | 'version' | 'planId' | 'documentHash' | 'actions'>,
): string | null {
  const { caseId, version, planId, documentHash, actions } = plan;
  if (documentHash === null || !actions.includes('saveDocument')) return null;
  return `/plan-design?${new URLSearchParams({ caseId, version: String(version), planId }).toString()}`;
}

/** The same at a comment: its view, or else its stage and the first of its teeth. */
export function pinIn3d(
  plan: Parameters<typeof planIn3d>[0],
  { number, pin: { teeth, step } }: Pick<PlanComment, 'number' | 'pin'>,
): string | null {
  const address = planIn3d(plan);
  if (address === null) return null;
  const stage = step === null ? '' : `&stage=${step}`;
  const tooth = teeth[0] === undefined ? '' : `&tooth=${teeth[0]}`;
  return `${address}${stage}${tooth}&comment=${number}`;
}
