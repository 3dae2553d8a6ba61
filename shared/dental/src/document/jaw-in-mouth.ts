import type { PlanDocument, Pose } from '@archway/contracts';
import { AT_REST } from '../pose/pose.ts';
import type { Jaw } from './jaws.ts';

/**
 * Where a jaw stands in the mouth: the upper one over the lower by the bite, the lower one where it has jumped to.
 * @param stage also between two stages: the jaw goes on its way with the aligner that makes it jump
 */
export function jawInMouth(
  { bite, biteJump, kind }: Pick<PlanDocument, 'bite' | 'biteJump' | 'kind'>,
  jaw: Jaw,
  stage: number,
): Pose {
  if (jaw === 'upper') return bite.upper;
  if (!biteJump) return AT_REST;
  const { at, left, up, front } = biteJump;
  // A target is one stage from the scan, and says nothing of when.
  const before = kind === 'target' ? 0 : at - 1;
  const share = Math.min(1, Math.max(0, stage - before));
  return share === 0 ? AT_REST : { q: AT_REST.q, t: [left * share, up * share, front * share] };
}
