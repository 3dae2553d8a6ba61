import type { PlanDocument, Pose } from '@archway/contracts';
import { composed, mixedPose } from '../pose/combine.ts';
import { AT_REST } from '../pose/pose.ts';
import { type Jaw, jawOf } from './jaws.ts';

type Overcorrection = PlanDocument['overcorrection'][number];

/** A part of an overcorrection: an even turn, and a straight way of the origin of its tooth. @param share 0 to 1 */
export function partOfOvercorrection(
  { teeth }: Pick<PlanDocument, 'teeth'>,
  { fdi, delta }: Pick<Overcorrection, 'fdi' | 'delta'>,
  share: number,
): Pose {
  const origin = teeth.find((tooth) => tooth.fdi === fdi)?.frame?.origin ?? [0, 0, 0];
  return mixedPose(AT_REST, delta, share, origin);
}

/** Where a tooth stands at a stage, of where its aligners have it: overcorrection grows evenly over its own, and stays. */
export function beyondTarget(document: PlanDocument, fdi: number, stage: number, pose: Pose): Pose {
  return document.overcorrection
    .filter((each) => each.fdi === fdi && stage > each.after)
    .reduce((stands, each) => {
      const share = Math.min(1, (stage - each.after) / each.count);
      return composed(partOfOvercorrection(document, each, share), stands);
    }, pose);
}

/** The last stage of a jaw with those that overcorrect. @param planned the last one that leads to the target */
export const lastBeyond = ({ overcorrection }: PlanDocument, jaw: Jaw, planned: number): number =>
  overcorrection.reduce(
    (last, { fdi, after, count }) => (jawOf(fdi) === jaw ? Math.max(last, after + count) : last),
    planned,
  );
