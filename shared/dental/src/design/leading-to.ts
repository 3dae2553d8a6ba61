import { type PlanDocument, type Pose, documentLimits } from '@archway/contracts';
import { wornBy } from '../attach/worn.ts';
import { poseTurnedOver } from '../body/jaw-axes.ts';
import { type Jaw, jawOf } from '../document/jaws.ts';
import type { JawOptions } from './design-jaw.ts';

/** What stages take from the target that they lead to: where its teeth stand, and what was decided with them. */
export function optionsOf({ teeth, target, ipr, spaces, limits }: PlanDocument, jaw: Jaw): JawOptions {
  const own = teeth.filter(({ fdi }) => jawOf(fdi) === jaw);
  const fdisOf = (kept: typeof own): number[] => kept.map(({ fdi }) => fdi);
  const aim = Object.entries(target).filter(([fdi]) => jawOf(Number(fdi)) === jaw);
  return {
    limits,
    aim: new Map(aim.map(([fdi, pose]): [number, Pose] => [Number(fdi), poseTurnedOver(jaw, pose)])),
    extractions: fdisOf(own.filter(({ state, body }) => body && state === 'extract')),
    fixed: fdisOf(own.filter(({ state, body, movable }) => body && state !== 'extract' && !movable)),
    ipr: ipr.filter(({ between }) => jawOf(between[0]) === jaw).map(({ between, amount }) => ({ between, mm: amount })),
    spaces: spaces.filter(({ between }) => jawOf(between[0]) === jaw),
  };
}

/** The stages of a target: what its designer gave it stands in them as well, attachments for as long as their tooth moves. */
export function withTarget(stages: PlanDocument, of: PlanDocument): PlanDocument {
  const splitOf = ([one, other]: readonly [number, number]) =>
    of.ipr.find(({ between }) => between[0] === one && between[1] === other)?.split;
  return {
    ...stages,
    arches: of.arches,
    ipr: stages.ipr.map((each) => ({ ...each, split: splitOf(each.between) ?? each.split })),
    attachments: of.attachments
      .slice(0, documentLimits.attachments)
      .map((each) => ({ ...each, ...wornBy(stages, each.fdi) })),
    pontics: of.pontics.map((each) => ({ ...each, from: 1 })),
  };
}
