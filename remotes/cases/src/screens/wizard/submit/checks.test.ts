import type { CaseModel } from '@archway/contracts';
import { isBlocked, submitChecks } from './checks.ts';

const model = (jaw: 1 | 2, analyseFlag: number, jawGuess = jaw === 1 ? 'upper' : 'lower'): CaseModel =>
  ({
    jaw,
    analyseFlag,
    modelType: 'scan',
    analysis: analyseFlag === 2 ? { jawGuess, jawConfidence: 0.9 } : null,
  }) as unknown as CaseModel;

const models = (files: CaseModel[], uploading = 0, uploads = uploading) =>
  ({ files, uploading, uploads: new Map(Array.from({ length: uploads }, (_, at) => [at + 1, {}])) }) as never;

const keys = (...given: Parameters<typeof submitChecks>) => submitChecks(...given).map(({ key }) => key);

test('a whole case has nothing in its way', () => {
  const checks = submitChecks(true, models([model(1, 2), model(2, 2)]));
  expect(checks.every((check) => check.state === 'good')).toBe(true);
  expect(isBlocked(checks)).toBe(false);
});

test('what must be mended first', () => {
  expect(isBlocked(submitChecks(false, models([model(1, 2)])))).toBe(true);
  expect(isBlocked(submitChecks(true, models([])))).toBe(true);
  expect(isBlocked(submitChecks(true, models([model(1, 2), model(2, 2)], 1)))).toBe(true);
});

test('what deserves a look does not stop anybody', () => {
  const swapped = submitChecks(true, models([model(1, 2, 'lower'), model(2, 3)]));
  expect(swapped.map(({ key }) => key)).toEqual(['basicInfo', 'bothJaws', 'analysisFailed', 'otherJaw']);
  expect(isBlocked(swapped)).toBe(false);
  expect(keys(true, models([model(1, 1)]))).toEqual(['basicInfo', 'oneJaw', 'analysing']);
  expect(keys(true, models([model(1, 2), model(2, 2)], 0, 1))).toContain('uploadFailed');
});
