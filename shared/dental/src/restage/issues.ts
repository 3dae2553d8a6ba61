import { type PlanDocument, limitsOf } from '@archway/contracts';
import { type Contact, contactsIn } from '../edit/contacts.ts';
import type { EditRules } from '../edit/rules.ts';
import { originOf, samePose } from '../edit/tooth-way.ts';
import { jawOf, jaws } from '../document/jaws.ts';
import { plannedStages, poseAtStage, stagesOf } from '../document/stages.ts';
import { wayBetween } from '../pose/between.ts';
import { AT_REST } from '../pose/pose.ts';
import type { PairDepths } from './overlaps.ts';

/** Teeth that overlap by more than they may, over some stages. */
export interface Overlap {
  readonly between: Contact;
  readonly of: PairDepths['of'];
  readonly from: number;
  readonly to: number;
  /** At its deepest, in mm, and where that is. */
  readonly depth: number;
  readonly stage: number;
  /** By how much that is more than it may be. */
  readonly excess: number;
}

/** A tooth that goes or turns farther in one stage than the limits of the plan say. */
export interface OverLimit {
  readonly fdi: number;
  readonly stage: number;
  readonly quantity: 'linear' | 'vertical' | 'rotation';
  readonly value: number;
  readonly limit: number;
}

/** What a grid may read too much, in mm. */
export const NOISE = 0.02;
/** How well a scan tells how two jaws bite, in mm. */
const BITE = 0.1;
/** What rounding makes of a step that is just within the limits. */
const SLACK = 1.001;
/** Teeth that are so near, in mm, touch. */
const TOUCHES = 0.05;

/** Enamel that was taken at a contact by a stage, in mm. */
export const takenBy = ({ ipr, kind }: PlanDocument, between: Contact, stage: number): number =>
  ipr
    .filter((each) => between.every((fdi) => (each.between as readonly number[]).includes(fdi)))
    .filter(({ before }) => kind === 'target' || before <= stage)
    .reduce((sum, { amount }) => sum + amount, 0);

/**
 * How deep a pair may overlap at a stage. Surfaces between teeth were made and not scanned, so that teeth which touch
 * overlap a little from the beginning: that fades on the way to the target. What enamel was taken of may overlap by it.
 */
function allowedDepth(document: PlanDocument, { between, of, depths }: PairDepths, stage: number): number {
  const start = Math.max(0, depths[0] ?? 0);
  if (of === 'opposing') return start + BITE;
  const planned = Math.max(1, plannedStages(document, jawOf(between[0])));
  const fades = start * Math.max(0, 1 - stage / planned);
  return Math.max(document.limits.collision, fades, takenBy(document, between, stage));
}

/** Goes on to a stage, or begins there. */
function extended(run: Overlap | undefined, pair: PairDepths, stage: number, excess: number): Overlap {
  const depth = pair.depths[stage]!;
  const deeper = !run || depth > run.depth;
  return {
    ...{ between: pair.between, of: pair.of, from: run?.from ?? stage, to: stage },
    ...(deeper ? { depth, stage } : { depth: run.depth, stage: run.stage }),
    excess: Math.max(excess, run?.excess ?? 0),
  };
}

/** What overlaps by more than it may, the worst first. */
export function overlapsIn(document: PlanDocument, pairs: readonly PairDepths[]): Overlap[] {
  const found: Overlap[] = [];
  for (const pair of pairs) {
    let runs = false;
    for (const [stage, depth] of pair.depths.entries()) {
      const excess = depth - allowedDepth(document, pair, stage);
      const over = stage > 0 && excess > NOISE;
      if (over) found.push(extended(runs ? found.pop() : undefined, pair, stage, excess));
      runs = over;
    }
  }
  return found.sort((one, other) => other.excess - one.excess);
}

/** The worst step of each tooth that exceeds a limit, by quantity. */
export function overLimits(document: PlanDocument): OverLimit[] {
  if (document.kind === 'target') return [];
  return document.teeth.flatMap((tooth) => {
    if (!tooth.body) return [];
    const limits = limitsOf(document.limits, tooth.fdi);
    const worst = new Map<OverLimit['quantity'], OverLimit>();
    for (let stage = 1; stage <= stagesOf(document, jawOf(tooth.fdi)); stage++) {
      const way = wayBetween(
        poseAtStage(document, tooth.fdi, stage - 1),
        poseAtStage(document, tooth.fdi, stage),
        originOf(tooth),
      );
      for (const quantity of ['linear', 'vertical', 'rotation'] as const) {
        const [value, limit] = [way[quantity], limits[quantity]];
        if (value > limit * SLACK && value > (worst.get(quantity)?.value ?? 0))
          worst.set(quantity, { fdi: tooth.fdi, stage, quantity, value, limit });
      }
    }
    return [...worst.values()];
  });
}

/** Contacts of the target that are closed, of those that should be; and the widest gap of the others, in mm. */
export function contactsAtTarget(document: PlanDocument, pairs: readonly PairDepths[]) {
  const spaces = document.spaces.filter(({ mm }) => mm > 0);
  const wanted = jaws.flatMap((jaw) =>
    contactsIn(document, jaw).filter(
      (between) => !spaces.some((space) => between.every((fdi) => (space.between as readonly number[]).includes(fdi))),
    ),
  );
  const gaps = wanted.flatMap((between) => {
    const pair = pairs.find((each) => each.of === 'neighbours' && each.between.every((fdi, at) => fdi === between[at]));
    return pair ? [{ between, gap: -pair.depths[plannedStages(document, jawOf(between[0]))]! }] : [];
  });
  const open = gaps.filter(({ gap }) => gap > TOUCHES).sort((one, other) => other.gap - one.gap);
  return { closed: gaps.length - open.length, all: gaps.length, open };
}

/** Teeth that go against the prescription: moved, or with an attachment. */
export function againstPrescription(document: PlanDocument, { fixed, noAttachment }: EditRules) {
  return {
    moved: [...fixed].filter((fdi) => !samePose(document.target[String(fdi)] ?? AT_REST, AT_REST)),
    attached: [...new Set(document.attachments.map(({ fdi }) => fdi as number))].filter((fdi) => noAttachment.has(fdi)),
  };
}

/** What a document says was computed about its stages. */
export function checksFrom(document: PlanDocument, pairs: readonly PairDepths[]): PlanDocument['checks'] {
  if (document.kind === 'target') return [];
  const opposing = pairs.filter(({ of }) => of === 'opposing');
  return jaws.flatMap((jaw) => {
    const own = pairs.filter(({ of, between }) => of === 'neighbours' && jawOf(between[0]) === jaw);
    const all = [...own, ...opposing];
    const deepest = (stage: number): number =>
      all.reduce((most, { depths }) => Math.max(most, depths[Math.min(stage, depths.length - 1)] ?? 0), 0);
    const assessed = document.bite.from === 'none' ? 'notAssessed' : 'assessed';
    return own.length === 0
      ? []
      : document.aligners[jaw].map(({ n }) => ({
          ...{ jaw, n, penetration: deepest(n), baseline: deepest(0), opposing: assessed },
        }));
  });
}
