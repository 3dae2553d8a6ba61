import { samplePlan } from '@archway/dental/testing';
import { planFigures } from './plan-words.ts';

const { teeth, ...sample } = samplePlan(3);
const plan = {
  document: {
    ...{ ...sample, teeth: teeth.map((tooth, at) => (at === 0 ? { ...tooth, state: 'extract' as const } : tooth)) },
    ipr: [
      { between: [11, 21] as [11, 21], amount: 0.254, split: [0.127, 0.127] as [number, number], before: 1 },
      { between: [41, 31] as [41, 31], amount: 0.1, split: [0.05, 0.05] as [number, number], before: 2 },
    ],
  },
  upperSteps: 22,
  lowerSteps: 19,
};

test('a plan takes as long as the jaw with more aligners', () => {
  expect(planFigures(plan, 10)).toMatchObject({ upper: 22, lower: 19, stages: 22, months: 7 });
  expect(planFigures(plan, 7)).toMatchObject({ months: 5 });
});

test('nothing is said of time where nobody has said how long one is worn, or where there are no stages yet', () => {
  expect(planFigures(plan, null).months).toBeNull();
  expect(planFigures({ ...plan, upperSteps: null, lowerSteps: null }, 10)).toMatchObject({ stages: 0, months: null });
});

test('two aligners still take a month', () => {
  expect(planFigures({ ...plan, upperSteps: 2, lowerSteps: null }, 7)).toMatchObject({ stages: 2, months: 1 });
});

test('what is done besides moving teeth is counted', () => {
  const figures = planFigures(plan, null);
  expect(figures).toMatchObject({ contacts: 2, mostIpr: 0.25, attachments: sample.attachments.length });
  expect(figures.extracted).toHaveLength(1);
  expect(planFigures({ ...plan, document: { ...plan.document, ipr: [] } }, null)).toMatchObject({
    ...{ contacts: 0, mostIpr: 0 },
  });
});
