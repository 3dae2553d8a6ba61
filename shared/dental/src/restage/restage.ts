import type { PlanDocument, Pose } from '@archway/contracts';
import { alongX, poseTurnedOver } from '../body/jaw-axes.ts';
import { type Jaw, jawOf } from '../document/jaws.ts';
import { withSteps } from '../edit/stages.ts';
import { barOf, posesOf } from '../edit/tooth-way.ts';
import { AT_REST } from '../pose/pose.ts';
import { drained } from '../staging/drained.ts';
import { makingStages } from '../staging/make-stages.ts';
import { stagedTooth } from './document-solid.ts';
import { overcorrectingWithRoom } from './overcorrecting.ts';
import type { Solids } from './overlaps.ts';

/**
 * The stages of a jaw anew, from the scan to its target: within the limits of the document, around each other, and around
 * the ways of teeth that are kept. Enamel is taken no later than its contact needs it, and teeth go beyond their target no
 * farther than their neighbours let them.
 * Pauses wherever others may have their turn.
 * @param kept FDI numbers; their ways stay as they are
 */
export function* restaging(
  document: PlanDocument,
  jaw: Jaw,
  solids: Solids,
  kept: ReadonlySet<number>,
): Generator<void, PlanDocument> {
  const steps = document.aligners[jaw];
  const teeth = document.teeth
    .filter(({ fdi, body }) => body && jawOf(fdi) === jaw && solids.has(fdi))
    .flatMap((tooth) => stagedTooth(tooth) ?? [])
    .sort((one, other) => alongX(one.fdi) - alongX(other.fdi));
  if (document.kind === 'target' || teeth.length === 0) return document;
  const over = (pose: Pose): Pose => poseTurnedOver(jaw, pose);
  const target = new Map(teeth.map(({ fdi }) => [fdi, over(document.target[String(fdi)] ?? AT_REST)]));
  const ways = teeth
    .filter(({ fdi }) => kept.has(fdi))
    .map(({ fdi }) => {
      const to = barOf(steps, fdi)?.to ?? 0;
      return [
        fdi,
        posesOf(steps, fdi)
          .slice(0, to + 1)
          .map(over),
      ] as const;
    });
  const absent = document.teeth.filter(({ state }) => state === 'extract').map(({ fdi }) => fdi);
  const { poses, meets } = yield* makingStages(teeth, solids, target, {
    limits: document.limits,
    absent,
    kept: new Map(ways),
  });
  const made = withSteps(
    document,
    jaw,
    poses.map((stage, n) => ({
      ...{ n, passive: false },
      poses: Object.fromEntries([...stage].map(([fdi, pose]) => [String(fdi), over(pose)])),
    })),
  );
  const timed = {
    ...made,
    ipr: made.ipr.map((each) => {
      const needs = meets.find(({ between }) => each.between.every((fdi) => between.includes(fdi)));
      const locked = each.between.some((fdi) => kept.has(fdi));
      return needs && !locked ? { ...each, before: Math.max(1, Math.min(each.before, needs.stage)) } : each;
    }),
  };
  return yield* overcorrectingWithRoom(timed, jaw, solids, kept);
}

export const restaged = (...given: Parameters<typeof restaging>): PlanDocument => drained(restaging(...given));
