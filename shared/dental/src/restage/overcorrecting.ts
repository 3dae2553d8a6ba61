import type { PlanDocument } from '@archway/contracts';
import { poseTurnedOver } from '../body/jaw-axes.ts';
import { gapBetween } from '../collide/gap-between.ts';
import { partOfOvercorrection } from '../document/beyond-target.ts';
import { type Jaw, jawOf } from '../document/jaws.ts';
import { plannedStages, poseAtStage, stagesOf } from '../document/stages.ts';
import { type Contact, contactsIn } from '../edit/contacts.ts';
import { NOISE, takenBy } from './issues.ts';
import type { Solids } from './overlaps.ts';

type Overcorrection = PlanDocument['overcorrection'][number];

/** Halvings of how far teeth may go beyond their target, and most passes over all pairs. */
const HALVINGS = 6;
const PASSES = 3;

/**
 * By how much two neighbours overlap beyond the target of their jaw above what they may there, in mm: the limit of the plan,
 * enamel that was taken, or what they overlap at the target, for which overcorrection is not to blame.
 */
function excessBeyond(document: PlanDocument, between: Contact, solids: Solids): number {
  const jaw = jawOf(between[0]);
  const [one, other] = [solids.get(between[0])!, solids.get(between[1])!];
  const depth = (stage: number): number => {
    const [pose, there] = between.map((fdi) => poseTurnedOver(jaw, poseAtStage(document, fdi, stage)));
    return -gapBetween(one, pose!, other, there!);
  };
  const planned = plannedStages(document, jaw);
  const allowed = Math.max(document.limits.collision, takenBy(document, between, planned), depth(planned));
  let most = 0;
  for (let stage = planned + 1; stage <= stagesOf(document, jaw); stage++)
    most = Math.max(most, depth(stage) - allowed);
  return most;
}

/** The document with other overcorrections of some teeth; one that goes nowhere is none. */
const withThose = (document: PlanDocument, made: ReadonlyMap<Overcorrection, Overcorrection | null>): PlanDocument => ({
  ...document,
  overcorrection: document.overcorrection.flatMap((each) => {
    const other = made.get(each);
    return other === null ? [] : [other ?? each];
  }),
});

/**
 * Teeth that go beyond their target no farther than their neighbours let them: of two that would collide the faster one goes
 * as slowly as the other; if that is not enough, both go less far. Overcorrections of teeth that are kept stay, and what
 * collides all the same is told by the checks. Between the pairs others may have their turn.
 */
export function* overcorrectingWithRoom(
  document: PlanDocument,
  jaw: Jaw,
  solids: Solids,
  kept: ReadonlySet<number>,
): Generator<void, PlanDocument> {
  let made = document;
  // Who goes less far may be in the way of a neighbour that had followed.
  for (let pass = 0; pass < PASSES; pass++) {
    const before = made;
    for (const between of contactsIn(document, jaw)) {
      const both = made.overcorrection.filter(({ fdi }) => between.includes(fdi));
      const movers = both.filter(({ fdi }) => !kept.has(fdi));
      if (movers.length === 0 || !between.every((fdi) => solids.has(fdi))) continue;
      yield;
      if (excessBeyond(made, between, solids) <= NOISE) continue;
      const count = Math.max(...both.map((each) => each.count));
      const together = withThose(made, new Map(movers.map((each) => [each, { ...each, count }])));
      if (excessBeyond(together, between, solids) <= NOISE) made = together;
      else made = yield* shortened(made, between, movers, solids);
    }
    if (made === before) break;
  }
  return made;
}

/** Both go less far, as far as there is room; the document as it was where that does not help. */
function* shortened(
  document: PlanDocument,
  between: Contact,
  movers: readonly Overcorrection[],
  solids: Solids,
): Generator<void, PlanDocument> {
  const to = (share: number): PlanDocument =>
    withThose(
      document,
      new Map(
        movers.map((each) => [
          each,
          share === 0 ? null : { ...each, delta: partOfOvercorrection(document, each, share) },
        ]),
      ),
    );
  if (excessBeyond(to(0), between, solids) > NOISE) return document;
  let [good, bad] = [0, 1];
  for (let round = 0; round < HALVINGS; round++) {
    yield;
    const share = (good + bad) / 2;
    if (excessBeyond(to(share), between, solids) <= NOISE) good = share;
    else bad = share;
  }
  return to(good);
}
