import { type RefinementProblem, emptyRefinement, lacksOfRefinement, lastSteps } from './problem.ts';
import { refinementProblemSchema } from './schema.ts';
import { MOST_STEPS } from './rules.ts';

const plan = { upperSteps: 20, lowerSteps: 14 };
const told: RefinementProblem = {
  ...emptyRefinement,
  ...{ reasons: ['aligner'], description: 'Tooth 12 lags behind.', upperWorn: 20, lowerWorn: 0 },
};

test('a problem is told with its reason, what was seen, and the steps that were worn of each jaw', () => {
  expect(lacksOfRefinement(told, plan)).toEqual([]);
  expect(lacksOfRefinement(emptyRefinement, plan)).toEqual(
    ['reasons', 'description', 'upperWorn', 'lowerWorn'].map((field) => ({ field })),
  );
  expect(lacksOfRefinement({ ...told, description: ' \n' }, plan)).toEqual([{ field: 'description' }]);
});

test('nobody wore steps, or saw a problem at one, that the plan has not', () => {
  const beyond = { ...told, upperWorn: 21, lowerWorn: 15, problemStep: 21 };
  expect(lacksOfRefinement(beyond, plan)).toEqual([
    { field: 'upperWorn', most: 20 },
    { field: 'lowerWorn', most: 14 },
    { field: 'problemStep', most: 20 },
  ]);
});

test('a plan for one jaw asks nothing of the other', () => {
  const upper = { upperSteps: 20, lowerSteps: null };
  expect(lastSteps(upper)).toMatchObject({ upperWorn: 20, lowerWorn: undefined, problemStep: 20 });
  expect(lacksOfRefinement({ ...told, lowerWorn: null }, upper)).toEqual([]);
  expect(lacksOfRefinement({ ...told, lowerWorn: 1 }, upper)).toEqual([{ field: 'lowerWorn', most: 0 }]);
});

test('where no plan counts its steps they may be left out', () => {
  const unknown = { upperSteps: null, lowerSteps: null };
  expect(lacksOfRefinement({ ...told, upperWorn: null, lowerWorn: null }, unknown)).toEqual([]);
  expect(lacksOfRefinement({ ...told, upperWorn: MOST_STEPS + 1 }, unknown)).toHaveLength(1);
});

test('on the wire what is left out is not told, and nothing is said twice', () => {
  expect(refinementProblemSchema.parse({})).toEqual(emptyRefinement);
  for (const wrong of [{ reasons: ['aligner', 'aligner'] }, { teeth: [11, 11] }, { teeth: [55] }, { upperWorn: -1 }])
    expect(refinementProblemSchema.safeParse(wrong).success).toBe(false);
});
