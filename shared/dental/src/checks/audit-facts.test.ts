import { samplePlan } from '../testing/sample-plan.ts';
import { auditFactsOf } from './audit-facts.ts';

test('a plan of stages tells its steps, what goes farthest in one, and what is added', () => {
  const facts = auditFactsOf(samplePlan(1, { steps: 12 }));
  expect(facts).toMatchObject({ upperSteps: 12, lowerSteps: 12, attachments: 3, contacts: { assessed: 0, all: 2 } });
  expect(facts.ipr.contacts).toBe(2);
  expect(facts.ipr.mm).toBeCloseTo(0.5, 9);
  expect(facts.largestStep!.degrees).toBeGreaterThan(0);
  expect(facts.largestStep!.degrees).toBeLessThanOrEqual(facts.limits.degrees * 1.02);
  expect(facts.largestStep!.mm).toBeLessThanOrEqual(facts.limits.mm * 1.02);
});

test('of one step that goes twice as far as the others it is that one which is told', () => {
  const plan = samplePlan(2, { steps: 12 });
  const calm = auditFactsOf(plan).largestStep!;
  const upper = plan.aligners.upper.filter(({ n }) => n !== 5);
  const jump = auditFactsOf({ ...plan, aligners: { ...plan.aligners, upper } }).largestStep!;
  expect(jump.degrees).toBeGreaterThan(calm.degrees * 1.5);
});

test('how near a tooth comes to its limits is told by those of its own type', () => {
  const plan = samplePlan(1, { steps: 12 });
  const share = auditFactsOf(plan).largestShare!;
  expect(share).toBeGreaterThan(0.1);
  expect(share).toBeLessThanOrEqual(1.02);
  const { linear, vertical, rotation } = plan.limits;
  const half = { linear: linear / 2, vertical: vertical / 2, rotation: rotation / 2 };
  const byType = { incisor: half, canine: half, premolar: half, molar: half };
  expect(auditFactsOf({ ...plan, limits: { ...plan.limits, byType } }).largestShare).toBeCloseTo(2 * share, 9);
  const shares = Object.keys(byType).map(
    (type) => auditFactsOf({ ...plan, limits: { ...plan.limits, byType: { [type]: half } } }).largestShare!,
  );
  expect(Math.max(...shares)).toBeCloseTo(2 * share, 9);
  expect(Math.min(...shares)).toBeLessThan(2 * share - 0.01);
});

test('a target has no steps', () => {
  expect(auditFactsOf(samplePlan(1, { kind: 'target' }))).toMatchObject({
    upperSteps: null,
    largestStep: null,
    largestShare: null,
  });
});
