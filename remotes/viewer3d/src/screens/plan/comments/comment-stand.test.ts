import type { CommentView } from '@archway/contracts';
import { samplePlan } from '@archway/dental/testing';
import { planStages } from '../../../plan/stages/plan-stages.ts';
import { jawsSeen, stageSaid } from './comment-stand.ts';

const from = (position: CommentView['position']): CommentView => ({ position, target: [0, 0, 0], up: [0, 1, 0] });

test('from its biting edges a jaw is seen alone, from elsewhere both are', () => {
  expect(jawsSeen({ teeth: [23] }, from([0, -200, 10]))).toEqual({ upper: true, lower: false });
  expect(jawsSeen({ teeth: [] }, from([0, 200, 10]))).toEqual({ upper: false, lower: true });
  expect(jawsSeen({ teeth: [23] }, from([0, 20, 200]))).toEqual({ upper: true, lower: true });
  // The jaw of the tooth is never the one that is left out.
  expect(jawsSeen({ teeth: [33] }, from([0, -200, 10]))).toEqual({ upper: true, lower: true });
});

test('a comment names a stage that its plan has', () => {
  const stages = planStages(samplePlan(1));
  expect(stageSaid(stages, 3.4)).toBe(3);
  expect(stageSaid(stages, 99)).toBe(Math.max(stages.planned.upper, stages.planned.lower));
  expect(stageSaid(planStages(samplePlan(1, { kind: 'target' })), 1)).toBeNull();
});
