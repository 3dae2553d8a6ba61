import type { PlanDocument, Pose } from '@archway/contracts';
import { poseTurnedOver } from '../body/jaw-axes.ts';
import { gapBetween } from '../collide/gap-between.ts';
import type { Solid } from '../collide/solid.ts';
import { OVER } from '../design/opposing.ts';
import { jawInMouth } from '../document/jaw-in-mouth.ts';
import { type Jaw, jawOf, jaws } from '../document/jaws.ts';
import { poseAtStage, stagesOf } from '../document/stages.ts';
import { type Contact, contactsIn } from '../edit/contacts.ts';
import { composed } from '../pose/combine.ts';

export type Solids = ReadonlyMap<number, Solid>;

/** How deep two teeth pass into each other at each stage, in mm; below 0 the gap between them, to 1 mm. */
export interface PairDepths {
  readonly between: Contact;
  /** Of one jaw, or one of each. */
  readonly of: 'neighbours' | 'opposing';
  readonly depths: readonly number[];
}

export function neighbourDepths(document: PlanDocument, jaw: Jaw, solids: Solids): PairDepths[] {
  const stages = Array.from({ length: stagesOf(document, jaw) + 1 }, (_, n) => n);
  return contactsIn(document, jaw).flatMap((between): PairDepths[] => {
    const [one, other] = between.map((fdi) => solids.get(fdi));
    if (!one || !other) return [];
    const pose = (fdi: number, n: number): Pose => poseTurnedOver(jaw, poseAtStage(document, fdi, n));
    const depths = stages.map((n) => -gapBetween(one, pose(between[0], n), other, pose(between[1], n)));
    return [{ between, of: 'neighbours', depths }];
  });
}

/** Pairs of both jaws that overlap anywhere; none where nobody knows how they bite. */
export function opposingDepths(document: PlanDocument, solids: Solids): PairDepths[] {
  if (document.bite.from === 'none') return [];
  const standing = (jaw: Jaw): number[] =>
    document.teeth.flatMap(({ fdi, state }) =>
      jawOf(fdi) === jaw && state !== 'extract' && solids.has(fdi) ? [fdi] : [],
    );
  const last = Math.max(...jaws.map((jaw) => stagesOf(document, jaw)));
  const stages = Array.from({ length: last + 1 }, (_, n) => n);
  const place = composed(jawInMouth(document, 'upper', 0), OVER);
  const found: PairDepths[] = [];
  for (const upper of standing('upper'))
    for (const lower of standing('lower')) {
      const depths = stages.map(
        (n) =>
          -gapBetween(
            solids.get(upper)!,
            composed(place, poseTurnedOver('upper', poseAtStage(document, upper, n))),
            solids.get(lower)!,
            composed(jawInMouth(document, 'lower', n), poseAtStage(document, lower, n)),
          ),
      );
      if (depths.some((depth) => depth > 0)) found.push({ between: [upper, lower], of: 'opposing', depths });
    }
  return found;
}
