import type { ModelAnalysis, PhotoGuess, PhotoPosition } from '@archway/contracts';
import type { CbctRecord } from '../../cbct/schema.ts';
import { cbctDoubts } from './cbct-doubts.ts';
import { type DoubtedModel, modelDoubts } from './model-doubts.ts';
import { type DoubtedPhoto, photoDoubts } from './photo-doubts.ts';

const analysis = (change: Partial<Record<keyof ModelAnalysis, unknown>>): ModelAnalysis =>
  ({
    sizeMm: [60, 50, 20],
    unitGuess: 'mm',
    unitConfidence: 0.99,
    jawGuess: 'unknown',
    jawConfidence: 0,
    ...change,
  }) as ModelAnalysis;

const scan = (jaw: 1 | 2, change: Parameters<typeof analysis>[0], more: Partial<DoubtedModel> = {}): DoubtedModel => ({
  modelId: String(jaw),
  jaw,
  fileName: `${jaw}.stl`,
  crc64: `crc-${jaw}`,
  size: jaw,
  analyseFlag: 2,
  analysis: analysis(change),
  analysisError: null,
  ...more,
});

const upper = { jawGuess: 'upper', jawConfidence: 0.9 };
const lower = { jawGuess: 'lower', jawConfidence: 0.9 };
const reasons = (...scans: DoubtedModel[]) => modelDoubts(scans).map(({ reason }) => reason);

describe('models', () => {
  test('jaws at their places raise no doubt, nor does one that nothing can be told of', () => {
    expect(reasons(scan(1, upper), scan(2, lower))).toEqual([]);
    expect(reasons(scan(1, {}), scan(2, { jawGuess: 'upper', jawConfidence: 0.59 }))).toEqual([]);
  });
  test('both crossed are one question about two files', () => {
    const [doubt, ...others] = modelDoubts([scan(1, lower), scan(2, upper)]);
    expect(others).toEqual([]);
    expect(doubt).toMatchObject({ reason: 'jawsSwapped', objects: [{ place: '1' }, { place: '2' }] });
  });
  test('one alone at the place of the other', () => expect(reasons(scan(1, lower))).toEqual(['otherJaw']));
  test('two of one kind', () => expect(reasons(scan(1, upper), scan(2, upper))).toEqual(['otherJaw']));
  test('the same file twice', () =>
    expect(reasons(scan(1, upper), scan(2, upper, { crc64: 'crc-1', size: 1 }))).toEqual(['sameModel', 'otherJaw']));
  test('a piece of a jaw', () => expect(reasons(scan(1, { jawGuess: 'unknown', teeth: 3 }))).toEqual(['fragment']));
  test('another unit, and one that cannot be told', () => {
    expect(reasons(scan(1, { ...upper, unitGuess: 'inch' }))).toEqual(['unit']);
    expect(reasons(scan(1, { ...upper, unitConfidence: 0.4 }))).toEqual(['unit']);
  });
  test('an analysis that failed', () => {
    const [doubt] = modelDoubts([scan(2, {}, { analyseFlag: 3, analysis: null, analysisError: 'corrupt' })]);
    expect(doubt).toMatchObject({ reason: 'analysisFailed', values: { error: 'corrupt' } });
  });
  test('an analysis under way is no doubt yet', () =>
    expect(reasons(scan(1, {}, { analyseFlag: 1, analysis: null }))).toEqual([]));
});

const photo = (position: PhotoPosition | null, guesses: [PhotoPosition, number][], bytes = ''): DoubtedPhoto => ({
  photoId: `${position}`,
  position,
  fileName: 'a.jpg',
  thumbName: 'a_thumb.jpg',
  crc64: bytes || `crc-${position}`,
  size: 1,
  guesses: guesses.map(([at, confidence]): PhotoGuess => ({ position: at, confidence })),
});
const asked = (...photos: DoubtedPhoto[]) => photoDoubts(photos).map(({ reason }) => reason);

describe('photos', () => {
  test('what looks like its position, or nearly', () => {
    expect(asked(photo('frontOcc', [['frontOcc', 0.7]]))).toEqual([]);
    expect(
      asked(
        photo('frontOcc', [
          ['leftOcc', 0.5],
          ['frontOcc', 0.4],
        ]),
      ),
    ).toEqual([]);
  });
  test('what surely looks like another one', () =>
    expect(photoDoubts([photo('leftOcc', [['uptooth', 0.9]])])).toMatchObject([
      { reason: 'otherPhoto', values: { guess: 'uptooth', confidence: 0.9 }, objects: [{ thumbName: 'a_thumb.jpg' }] },
    ]));
  test('a kitchen as a face, a concert as a panoramic radiograph', () => {
    const kitchen: [PhotoPosition, number][] = [['other', 0.4]];
    expect(asked(photo('frontFace', kitchen))).toEqual(['unlikePhoto']);
    expect(asked(photo('curvilinearFault', [...kitchen, ['lateral', 0.2]]))).toEqual(['unlikePhoto']);
  });
  test('a hard picture of the right kind is not asked about', () =>
    expect(
      asked(
        photo('rightFace', [
          ['other', 0.4],
          ['rightFace', 0.3],
        ]),
      ),
    ).toEqual([]));
  test('the pool, further photos, and what was not classified', () =>
    expect(asked(photo(null, [['uptooth', 0.9]]), photo('other', [['uptooth', 0.9]]), photo('lateral', []))).toEqual(
      [],
    ));
  test('one picture at two positions', () =>
    expect(asked(photo('leftOcc', [], 'same'), photo('rightOcc', [], 'same'))).toEqual(['samePhoto']));
});

test('a CT with gaps, and one whose order was guessed', () => {
  const record = (notes: object) => ({ cbctId: '1', fileName: 'ct', crc64: '1', notes }) as unknown as CbctRecord;
  const clean = { missingSlices: 0, unevenGaps: 0, orderAssumed: false };
  expect(cbctDoubts(record(clean))).toEqual([]);
  expect(cbctDoubts(record({ ...clean, missingSlices: 2 }))).toMatchObject([{ reason: 'ctGaps' }]);
  expect(cbctDoubts(record({ ...clean, orderAssumed: true }))).toMatchObject([{ reason: 'ctOrder' }]);
});

test('another file, another place or another guess makes another key; the same makes the same', () => {
  const key = (change: Partial<DoubtedPhoto>, guess: PhotoPosition = 'uptooth') =>
    photoDoubts([{ ...photo('leftOcc', [[guess, 0.9]]), ...change }])[0]?.key;
  expect(key({})).toBe(key({ fileName: 'renamed.jpg' }));
  expect(new Set([key({}), key({ crc64: 'edited' }), key({ position: 'rightOcc' }), key({}, 'lowtooth')]).size).toBe(4);
});
