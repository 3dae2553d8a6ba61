import type { PlanDocument, Pose } from '@archway/contracts';
import { AT_REST } from '../pose/pose.ts';
import { beyondTarget, lastBeyond } from './beyond-target.ts';
import { type Jaw, jawOf } from './jaws.ts';

/** Where a tooth stands at a stage, also one that overcorrects; a target is one stage from the scan. */
export function poseAtStage(document: PlanDocument, fdi: number, stage: number): Pose {
  const { kind, aligners, target } = document;
  const key = String(fdi);
  if (kind === 'target') return (stage > 0 ? target[key] : undefined) ?? AT_REST;
  const steps = aligners[jawOf(fdi)];
  return beyondTarget(document, fdi, stage, steps[Math.min(stage, steps.length - 1)]?.poses[key] ?? AT_REST);
}

/** The stage of a jaw at which it stands at its target. */
export const plannedStages = ({ kind, aligners }: PlanDocument, jaw: Jaw): number =>
  kind === 'target' ? 1 : Math.max(0, aligners[jaw].length - 1);

/** The last stage of a jaw, with those of overcorrection. */
export function stagesOf(document: PlanDocument, jaw: Jaw): number {
  const planned = plannedStages(document, jaw);
  return document.kind === 'target' ? planned : lastBeyond(document, jaw, planned);
}
