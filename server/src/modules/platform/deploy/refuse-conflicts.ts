import type { Lang } from '@archway/contracts';
import { Refusal } from '../../../context.ts';
import { type Finding, sentence } from '../doctor/finding.ts';

/** @throws Refusal `deployConflict` with the first reasons, in the caller's language */
export function refuseConflicts(refusals: readonly Finding[], lang: Lang): void {
  if (refusals.length === 0) return;
  const reasons = refusals.slice(0, 3).map((each) => sentence(each, lang));
  const more = refusals.length - reasons.length;
  throw new Refusal('deployConflict', { name: reasons.join('; ') + (more > 0 ? ` (+${more})` : '') });
}
