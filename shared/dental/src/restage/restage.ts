import type { PlanDocument, Pose } from '@archway/contracts';
import { alongX, poseTurnedOver } from '../body/jaw-axes.ts';
import { type Jaw, jawOf } from '../document/jaws.ts';
import { withSteps } from '../edit/stages.ts';
import { keyFramesIn } from '../edit/key-frames/keyed-way.ts';
import { barOf, posesOf } from '../edit/tooth-way.ts';
import { AT_REST } from '../pose/pose.ts';
import { drained } from '../staging/drained.ts';
import { makingStages } from '../staging/make-stages.ts';
import { stagedTooth } from './document-solid.ts';
import { overcorrectingWithRoom } from './overcorrecting.ts';
import type { Solids } from './overlaps.ts';
import { restsOf, withRests } from './rests.ts';

/** How the stages of a jaw are made anew. */
interface RestageOptions {
  /** FDI numbers of teeth whose ways stay as they are, besides those with key frames. */
  readonly kept: ReadonlySet<number>;
  /** Teeth go one after another, and not all at once. */
  readonly sequence?: boolean;
}

/**
 * The stages of a jaw anew, from the scan to its target: within the limits of the document, around each other, and around
 * the ways of teeth that are kept. Stages of rest stay where they are, as far as there are stages. Enamel is taken no later
 * than its contact needs it, and teeth go beyond their target no farther than their neighbours let them.
 * Pauses wherever others may have their turn.
 */
export function* restaging(
  document: PlanDocument,
  jaw: Jaw,
  solids: Solids,
  { kept, sequence = false }: RestageOptions,
): Generator<void, PlanDocument> {
  const steps = document.aligners[jaw];
  const teeth = document.teeth
    .filter(({ fdi, body }) => body && jawOf(fdi) === jaw && solids.has(fdi))
    .flatMap((tooth) => stagedTooth(tooth) ?? [])
    .sort((one, other) => alongX(one.fdi) - alongX(other.fdi));
  if (document.kind === 'target' || teeth.length === 0) return document;
  const over = (pose: Pose): Pose => poseTurnedOver(jaw, pose);
  const target = new Map(teeth.map(({ fdi }) => [fdi, over(document.target[String(fdi)] ?? AT_REST)]));
  const rests = restsOf(steps);
  const stays = (fdi: number): boolean => kept.has(fdi) || keyFramesIn(document, fdi).length > 0;
  const ways = teeth
    .filter(({ fdi }) => stays(fdi))
    .map(({ fdi }) => {
      const to = barOf(steps, fdi)?.to ?? 0;
      const poses = posesOf(steps, fdi).slice(0, to + 1);
      return [fdi, poses.filter((_, n) => !rests.has(n)).map(over)] as const;
    });
  const absent = document.teeth.filter(({ state }) => state === 'extract').map(({ fdi }) => fdi);
  const { poses, meets } = yield* makingStages(teeth, solids, target, {
    ...{ limits: document.limits, absent, sequence },
    kept: new Map(ways),
  });
  const { staged, stageOf } = withRests(poses, rests);
  const others = (document.inSequence ?? []).filter((each) => each !== jaw);
  const made = withSteps(
    { ...document, inSequence: sequence ? [...others, jaw] : others },
    jaw,
    staged.map(({ stage, passive }, n) => ({
      ...{ n, passive },
      poses: Object.fromEntries([...stage].map(([fdi, pose]) => [String(fdi), over(pose)])),
    })),
  );
  const timed = {
    ...made,
    ipr: made.ipr.map((each) => {
      const needs = meets.find(({ between }) => each.between.every((fdi) => between.includes(fdi)));
      const still = each.between.some(stays);
      return needs && !still ? { ...each, before: Math.max(1, Math.min(each.before, stageOf(needs.stage))) } : each;
    }),
  };
  return yield* overcorrectingWithRoom(timed, jaw, solids, kept);
}

export const restaged = (...given: Parameters<typeof restaging>): PlanDocument => drained(restaging(...given));
