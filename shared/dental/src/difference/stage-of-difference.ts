import type { DifferenceRow, PlanDocument } from '@archway/contracts';

/** The stage at which a difference is seen in a plan: that of the IPR or the attachment, and for all else the last. */
export function stageOfDifference(
  document: PlanDocument,
  { of, quantity }: Pick<DifferenceRow, 'of' | 'quantity'>,
): number {
  const { aligners, ipr, attachments, kind } = document;
  if (kind === 'target') return 1;
  const teeth: readonly number[] = typeof of === 'string' ? [] : of;
  const taken = quantity === 'ipr' && ipr.find(({ between }) => between.every((fdi) => teeth.includes(fdi)));
  if (taken) return taken.before;
  const worn = quantity === 'attachment' && attachments.find(({ fdi }) => teeth.includes(fdi));
  return worn ? worn.from : Math.max(0, aligners.upper.length - 1, aligners.lower.length - 1);
}
