import { type AuditFacts, type PlanDocument, limitedMovements, limitsOf } from '@archway/contracts';
import { length, subtract } from '@archway/geometry';
import { jaws } from '../document/jaws.ts';
import { pointIn } from '../pose/pose.ts';
import { wayBetween } from '../pose/between.ts';
import { angleBetween } from '../pose/quaternion.ts';

const last = (document: PlanDocument, jaw: 'upper' | 'lower'): number | null =>
  document.kind === 'target' ? null : Math.max(0, document.aligners[jaw].length - 1);

/** The farthest that a tooth goes and turns in one step, at the origin of its frame, and how near one comes to its limits. */
function largestStep({ teeth, aligners, limits }: PlanDocument): Pick<AuditFacts, 'largestStep' | 'largestShare'> {
  const origins = new Map(teeth.map(({ fdi, frame }) => [String(fdi), frame?.origin]));
  let [mm, degrees, share] = [0, 0, 0];
  let any = false;
  for (const jaw of jaws)
    for (const [at, { poses }] of aligners[jaw].entries())
      for (const [key, pose] of Object.entries(poses)) {
        const before = aligners[jaw][at - 1]?.poses[key];
        const origin = origins.get(key);
        if (!before || !origin) continue;
        any = true;
        mm = Math.max(mm, length(subtract(pointIn(pose, origin), pointIn(before, origin))));
        degrees = Math.max(degrees, angleBetween(before.q, pose.q));
        const [way, own] = [wayBetween(before, pose, origin), limitsOf(limits, Number(key))];
        for (const { value } of limitedMovements) share = Math.max(share, way[value] / own[value]);
      }
  return any ? { largestStep: { mm, degrees }, largestShare: share } : { largestStep: null, largestShare: null };
}

/** What a plan tells whoever audits it: figures, no judgement. Lengths in mm, angles in degrees. */
export function auditFactsOf(document: PlanDocument): AuditFacts {
  const { limits, ipr, attachments, checks } = document;
  return {
    upperSteps: last(document, 'upper'),
    lowerSteps: last(document, 'lower'),
    ...largestStep(document),
    limits: { mm: Math.hypot(limits.linear, limits.vertical), degrees: limits.rotation },
    ipr: { contacts: ipr.length, mm: ipr.reduce((sum, { amount }) => sum + amount, 0) },
    attachments: attachments.length,
    contacts: {
      assessed: checks.filter(({ opposing }) => opposing === 'assessed').length,
      all: checks.length,
    },
  };
}
