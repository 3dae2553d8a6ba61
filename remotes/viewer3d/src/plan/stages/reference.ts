import type { Pose } from '@archway/contracts';
import { AT_REST } from '@archway/dental';
import type { PlanStages } from './plan-stages.ts';

/** What is laid over the shown stage: nothing, the scan, the target, another stage, or another plan at the same stage. */
export type Reference = 'none' | 'start' | 'target' | 'plan' | number;

/** From an address; anything else is nothing. */
export function readReference(text: string | null): Reference {
  if (text === 'start' || text === 'target' || text === 'plan') return text;
  return text !== null && /^\d{1,3}$/.test(text) ? Number(text) : 'none';
}

/**
 * Where a tooth of the reference stands while a stage is shown; null where there is none.
 * @param other of the plan that is compared with
 */
export function referencePose(
  reference: Reference,
  stages: PlanStages,
  other: PlanStages | null,
  stage: number,
): ((fdi: number) => Pose) | null {
  if (reference === 'none') return null;
  if (reference === 'start') return () => AT_REST;
  if (reference === 'target') return (fdi) => stages.targetOf(fdi);
  if (reference === 'plan') return other && ((fdi) => other.poseAt(fdi, stage));
  return (fdi) => stages.poseAt(fdi, reference);
}
