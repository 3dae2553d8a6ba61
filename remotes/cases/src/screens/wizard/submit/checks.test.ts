import type { CaseModel } from '@archway/contracts';
import { doubtChecks, isBlocked, requestChecks, submitChecks } from './checks.ts';

const model = (jaw: 1 | 2, analyseFlag: number, jawGuess = jaw === 1 ? 'upper' : 'lower'): CaseModel =>
  ({
    jaw,
    analyseFlag,
    modelType: 'scan',
    analysis: analyseFlag === 2 ? { jawGuess, jawSure: true } : null,
  }) as unknown as CaseModel;

const models = (files: CaseModel[], uploading = 0, uploads = uploading) =>
  ({ files, uploading, uploads: new Map(Array.from({ length: uploads }, (_, at) => [at + 1, {}])) }) as never;

const photos = (change: object = {}) =>
  ({ photos: [], loaded: true, uploads: [], uploading: 0, missing: [], required: ['frontOcc'], ...change }) as never;

const check = (complete: boolean, scans: never, taken: never = photos()) => submitChecks(complete, scans, taken);
const keys = (...given: Parameters<typeof check>) => check(...given).map(({ key }) => key);

test('a whole case has nothing in its way', () => {
  const checks = check(true, models([model(1, 2), model(2, 2)]));
  expect(checks.every((check) => check.state === 'good')).toBe(true);
  expect(isBlocked(checks)).toBe(false);
});

test('what must be mended first', () => {
  expect(isBlocked(check(false, models([model(1, 2)])))).toBe(true);
  expect(isBlocked(check(true, models([])))).toBe(true);
  expect(isBlocked(check(true, models([model(1, 2), model(2, 2)], 1)))).toBe(true);
});

test('what deserves a look does not stop anybody', () => {
  expect(keys(true, models([model(1, 1)]))).toEqual(['basicInfo', 'photos', 'oneJaw', 'analysing']);
  expect(keys(true, models([model(1, 2), model(2, 2)], 0, 1))).toContain('uploadFailed');
});

test('an open doubt stops, an answered one does not, and what was not assessed is not called good', () => {
  const found = (answers: (object | null)[], photos = 0) =>
    ({ doubts: answers.map((answer) => ({ answer })), running: 0, notAssessed: { models: 0, photos } }) as never;
  expect(isBlocked(doubtChecks(null))).toBe(true);
  expect(doubtChecks(found([]))).toEqual([{ key: 'doubtsNone', state: 'good' }]);
  expect(doubtChecks(found([null, {}]))).toEqual([{ key: 'doubtsOpen', state: 'stop', count: 1 }]);
  expect(doubtChecks(found([{}], 2))).toEqual([
    { key: 'doubtsAnswered', state: 'good', count: 1 },
    { key: 'notAssessed', state: 'open', count: 2 },
  ]);
});

test('required photos must be there, and must have arrived', () => {
  const whole = models([model(1, 2), model(2, 2)]);
  const missing = check(true, whole, photos({ missing: ['rightOcc', 'lateral'] }));
  expect(missing).toContainEqual({
    key: 'photosMissing',
    state: 'stop',
    step: 'photos',
    positions: ['rightOcc', 'lateral'],
  });
  expect(isBlocked(check(true, whole, photos({ uploading: 1 })))).toBe(true);
});

test('photos that failed or that nobody has confirmed deserve a look', () => {
  const doubtful = check(
    true,
    models([model(1, 2), model(2, 2)]),
    photos({ uploads: [{ state: 'serverError' }], photos: [{ automatic: true }, { automatic: false }] }),
  );
  expect(doubtful).toContainEqual({ key: 'photosFailed', state: 'look', step: 'photos', count: 1 });
  expect(doubtful).toContainEqual({ key: 'photosUnconfirmed', state: 'look', step: 'photos', count: 1 });
  expect(isBlocked(doubtful)).toBe(false);
});

const ct = (upload: { state: 'uploading' | 'serverError' }) => ({ jaws: 'one', need: 'no', upload }) as const;

test('what no service of the case asks for is not missing, and what it asks for is', () => {
  const one = models([model(1, 2)]);
  const none = photos({ required: [] });
  expect(keys(true, one, none)).toEqual(['basicInfo', 'oneJaw']);
  const crown = submitChecks(true, one, none, { jaws: 'both', need: 'no' });
  expect(crown).toContainEqual({ key: 'bothModelsMissing', state: 'stop', step: 'models' });
  const implant = (need: 'unknown' | 'missing' | 'there') => submitChecks(true, one, none, { jaws: 'one', need });
  expect(implant('missing')).toContainEqual({ key: 'cbctMissing', state: 'stop', step: 'photos' });
  expect([isBlocked(implant('unknown')), isBlocked(implant('there'))]).toEqual([true, false]);
});

test('a request says what is open, and nothing while it is not known', () => {
  expect(requestChecks({ loaded: false, missing: ['teeth'] })).toEqual([]);
  const open = requestChecks({ loaded: true, missing: ['teeth', 'shade'] });
  expect(open).toEqual([{ key: 'requestOpen', state: 'stop', step: 'request', questions: ['teeth', 'shade'] }]);
  expect(isBlocked(requestChecks({ loaded: true, missing: [] }))).toBe(false);
});

test('a CT on its way holds the case back; one that failed deserves a look', () => {
  const whole = models([model(1, 2), model(2, 2)]);
  expect(isBlocked(submitChecks(true, whole, photos(), ct({ state: 'uploading' })))).toBe(true);
  expect(isBlocked(submitChecks(true, whole, photos(), ct({ state: 'serverError' })))).toBe(false);
});
