import type { PlanDocument } from '@archway/contracts';
import { makePlan } from '../design/make-plan.ts';
import { designJaw } from '../design/design-jaw.ts';
import { checkedPlan } from '../document/checked-plan.ts';
import { stagesOf } from '../document/stages.ts';
import { edited, lastOf, noRules, overcorrectionOf } from '../edit/index.ts';
import { madeJaw } from '../testing/made-jaws.ts';
import { type Overlap, contactsAtTarget, overLimits, overlapsIn } from './issues.ts';
import { type Solids, neighbourDepths } from './overlaps.ts';
import { restaged } from './restage.ts';

function designed(): { document: PlanDocument; solids: Solids } {
  const found = designJaw(madeJaw('upper', { triangles: 6_000, traits: { crowding: 0.6 } }));
  if (!('design' in found)) throw new Error('not designed');
  const bodies = new Map(found.design.teeth.map(({ fdi }) => [fdi, fdi.toString(16).padStart(64, '0')]));
  const upper = { design: found.design, scan: '1'.repeat(64), bodies };
  const plan = makePlan({ kind: 'step', upper, lower: null, bite: null });
  if (!('document' in plan)) throw new Error('no plan');
  return { document: checkedPlan(plan.document).document!, solids: found.design.solids };
}

const { document, solids } = designed();
const nobody = new Set<number>();
const overlaps = (plan: PlanDocument): Overlap[] => overlapsIn(plan, neighbourDepths(plan, 'upper', solids));
const ofTooth = (plan: PlanDocument, fdi: number) => plan.overcorrection.find((each) => each.fdi === fdi);

function overcorrected(plan: PlanDocument, fdi: number, mesial: number, count: number): PlanDocument {
  const wish = { movement: { of: 'mesial', value: mesial }, count } as const;
  return edited(plan, { type: 'overcorrect', teeth: [fdi], wish }, noRules).document!;
}

test('a tooth that goes beyond its target into its neighbor is told with those stages, and the target is as it was', () => {
  const into = overcorrected(document, 12, 1, 4);
  const last = lastOf(document, 'upper');
  expect(overlaps(document)).toEqual([]);
  expect(stagesOf(into, 'upper')).toBe(last + 4);
  const [worst, ...others] = overlaps(into);
  expect(others).toEqual([]);
  expect([...worst!.between].toSorted((one, other) => one - other)).toEqual([11, 12]);
  expect(worst!.from).toBeGreaterThan(last);
  expect(worst).toMatchObject({ to: last + 4, stage: last + 4 });
  expect(worst!.excess).toBeGreaterThan(0.3);
  const contacts = (plan: PlanDocument) => contactsAtTarget(plan, neighbourDepths(plan, 'upper', solids));
  expect(contacts(into)).toEqual(contacts(document));
});

test('steps of overcorrection that are too long are told as others are', () => {
  const into = overcorrected(document, 12, -1, 4);
  const fast = { ...into, overcorrection: into.overcorrection.map((each) => ({ ...each, count: 1 })) };
  expect(overLimits(into)).toEqual([]);
  expect(overLimits(fast)).toMatchObject([{ fdi: 12, stage: lastOf(document, 'upper') + 1, quantity: 'linear' }]);
});

test('stages that are made anew let a tooth go beyond its target as far as there is room, the same way', () => {
  const into = overcorrected(document, 12, 1, 4);
  const made = restaged(into, 'upper', solids, { kept: nobody });
  expect(overlaps(made)).toEqual([]);
  expect(checkedPlan(made).problems).toBeUndefined();
  const { mesial, buccal } = overcorrectionOf(made, 12)!;
  expect(mesial).toBeGreaterThan(0.02);
  expect(mesial).toBeLessThan(0.6);
  expect(Math.abs(buccal)).toBeLessThan(0.01);
  // Out of the row there is room, and nothing is taken.
  const out = overcorrected(document, 17, -1, 5);
  expect(restaged(out, 'upper', solids, { kept: nobody }).overcorrection).toEqual(out.overcorrection);
});

test('of two that go the same way the faster one waits for the other', () => {
  const both = overcorrected(overcorrected(document, 17, -1, 10), 16, -1, 5);
  expect(overlaps(both).map(({ between }) => [...between].toSorted((one, other) => one - other))).toEqual([[16, 17]]);
  const made = restaged(both, 'upper', solids, { kept: nobody });
  expect(overlaps(made)).toEqual([]);
  expect(ofTooth(made, 16)).toEqual({ ...ofTooth(both, 16)!, count: 10 });
  expect(ofTooth(made, 17)).toEqual(ofTooth(both, 17));
});

test('a tooth that is kept goes as far as it was told, and what it meets is named', () => {
  const into = overcorrected(document, 12, 1, 4);
  const made = restaged(into, 'upper', solids, { kept: new Set([12]) });
  expect(ofTooth(made, 12)).toMatchObject({ delta: ofTooth(into, 12)!.delta, count: 4 });
  expect(overlaps(made)).toHaveLength(1);
});
