import { samplePlan } from '../testing/sample-plan.ts';
import { stageOfDifference } from './stage-of-difference.ts';

const plan = samplePlan(1);
const [taken] = plan.ipr;
const [worn] = plan.attachments;

test('IPR and attachments are seen at their stage, movements at the end', () => {
  expect(stageOfDifference(plan, { of: [...taken!.between], quantity: 'ipr' })).toBe(taken!.before);
  expect(stageOfDifference(plan, { of: [worn!.fdi], quantity: 'attachment' })).toBe(worn!.from);
  const last = Math.max(plan.aligners.upper.length, plan.aligners.lower.length) - 1;
  expect(stageOfDifference(plan, { of: [11], quantity: 'rotation' })).toBe(last);
  expect(stageOfDifference(plan, { of: 'upper', quantity: 'steps' })).toBe(last);
});

test('a target is the only stage there is', () => {
  expect(stageOfDifference(samplePlan(1, { kind: 'target' }), { of: [11], quantity: 'ipr' })).toBe(1);
});
