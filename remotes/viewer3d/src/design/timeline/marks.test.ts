import { barePlan } from '@archway/dental/testing';
import { marksOf } from './marks.ts';

const usual = ['moves', 'over', 'ipr', 'attachment'];
const plan = barePlan('step');

test('a plan without anything else has the usual marks', () => expect(marksOf(plan)).toEqual(usual));

test('what a plan has besides is named, and nothing that it has not', () => {
  expect(marksOf({ ...plan, elastics: [], biteJump: { at: 3, front: 1, left: 0, up: 0 } })).toEqual([...usual, 'jump']);
  const upper = plan.aligners.upper.map((step) => ({ ...step, passive: true }));
  expect(marksOf({ ...plan, aligners: { ...plan.aligners, upper } })).toEqual([...usual, 'passive']);
  const keyFrames = [{ fdi: 11 }] as unknown as NonNullable<typeof plan.keyFrames>;
  expect(marksOf({ ...plan, keyFrames })).toEqual([...usual, 'keyFrame']);
  const overcorrection = [{ fdi: 11 }] as unknown as typeof plan.overcorrection;
  const elastics = [{ between: [13, 46] }] as unknown as NonNullable<typeof plan.elastics>;
  expect(marksOf({ ...plan, overcorrection, elastics })).toEqual([...usual, 'beyond', 'elastic']);
});
