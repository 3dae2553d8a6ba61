import type { PlanDocument } from '@archway/contracts';
import { AT_REST } from '@archway/dental';
import { samplePlan } from '@archway/dental/testing';
import { planStages, stageMarks } from './plan-stages.ts';
import { readReference, referencePose } from './reference.ts';

const plan = samplePlan(1, { steps: 12 });
const shorter: PlanDocument = {
  ...plan,
  overcorrection: [],
  aligners: { ...plan.aligners, lower: plan.aligners.lower.slice(0, 9) },
};

test('whole stages stand exactly where the document says', () => {
  const stages = planStages(plan);
  expect(stages.poseAt(11, 5)).toBe(plan.aligners.upper[5]?.poses['11']);
  expect(stages.poseAt(11, 0)).toEqual(plan.aligners.upper[0]?.poses['11']);
  expect(stages.targetOf(11)).toBe(plan.target['11']);
});

test('between two stages a tooth is between both', () => {
  const stages = planStages(plan);
  const [before, now, after] = [5, 5.5, 6].map((stage) => stages.poseAt(36, stage).t[0]);
  expect(now! > Math.min(before!, after!) && now! < Math.max(before!, after!)).toBe(true);
});

test('a jaw with fewer aligners rests at its last', () => {
  const stages = planStages(shorter);
  expect([stages.last, stages.total]).toEqual([{ upper: 12, lower: 8 }, 12]);
  expect(stages.poseAt(36, 11.5)).toBe(shorter.aligners.lower[8]?.poses['36']);
  expect(stages.poseAt(36, 99)).toBe(shorter.aligners.lower[8]?.poses['36']);
});

test('a target has two places: the scan and itself', () => {
  const target = samplePlan(1, { kind: 'target' });
  const stages = planStages(target);
  expect([stages.total, stages.poseAt(11, 0), stages.poseAt(11, 1)]).toEqual([1, AT_REST, target.target['11']]);
});

test('overcorrection follows the last aligner of its jaw and grows evenly', () => {
  const stages = planStages(plan);
  expect([stages.last, stages.planned]).toEqual([
    { upper: 14, lower: 12 },
    { upper: 12, lower: 12 },
  ]);
  const turn = (stage: number): number => stages.poseAt(12, stage).q[1] - stages.poseAt(12, 12).q[1];
  expect(turn(14)).not.toBe(0);
  expect(turn(13) / turn(14)).toBeCloseTo(0.5, 2);
  expect(stages.poseAt(11, 14)).toBe(stages.poseAt(11, 12));
});

test('stages are marked with what is done before them', () => {
  const marked: PlanDocument = {
    ...plan,
    aligners: { ...plan.aligners, upper: plan.aligners.upper.map((step) => ({ ...step, passive: step.n === 7 })) },
  };
  const { upper, lower } = stageMarks(marked, planStages(marked));
  expect(upper.flatMap(({ ipr }, n) => (ipr ? [n] : []))).toEqual([3]);
  expect(lower.flatMap(({ ipr }, n) => (ipr ? [n] : []))).toEqual([1]);
  expect(upper.flatMap(({ attachments }, n) => (attachments ? [n] : []))).toEqual([1, 13]);
  expect(upper.flatMap(({ passive }, n) => (passive ? [n] : []))).toEqual([7]);
  expect(upper.flatMap(({ overcorrection }, n) => (overcorrection ? [n] : []))).toEqual([13, 14]);
});

test('the reference is the scan, the target, a stage or another plan at the same stage', () => {
  const [stages, other] = [planStages(plan), planStages(samplePlan(2))];
  const at = (text: string | null, with_: typeof other | null = other) =>
    referencePose(readReference(text), stages, with_, 4)?.(11);
  expect(at('start')).toBe(AT_REST);
  expect(at('target')).toBe(plan.target['11']);
  expect(at('9')).toBe(stages.poseAt(11, 9));
  expect(at('plan')).toBe(other.poseAt(11, 4));
  expect([at('plan', null), at(null), at('nonsense'), at('-1')]).toEqual([undefined, undefined, undefined, undefined]);
});
