import type { ModelAnalysis } from '@archway/contracts';
import { type DoubtedModel, modelDoubts } from './model-doubts.ts';

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
  thumbName: `${jaw}_thumb.jpg`,
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
    expect(doubt).toMatchObject({
      reason: 'jawsSwapped',
      objects: [{ place: '1', thumbName: '1_thumb.jpg' }, { place: '2' }],
    });
  });
  test('one alone at the place of the other', () => expect(reasons(scan(1, lower))).toEqual(['otherJaw']));
  test('two of one kind', () => expect(reasons(scan(1, upper), scan(2, upper))).toEqual(['otherJaw']));
  test('the same file twice', () =>
    expect(reasons(scan(1, upper), scan(2, upper, { crc64: 'crc-1', size: 1 }))).toEqual(['sameModel', 'otherJaw']));
  test('a piece of a jaw', () => expect(reasons(scan(1, { jawGuess: 'unknown', teeth: 3 }))).toEqual(['fragment']));
  test('holes in crowns; none, or not known where crowns are, is no doubt', () => {
    const [doubt] = modelDoubts([scan(1, { ...upper, crownHoles: [3.2, 2.1] })]);
    expect(doubt).toMatchObject({ reason: 'crownHoles', values: { num: 2, mm: 3.2 } });
    expect(reasons(scan(1, { ...upper, crownHoles: [] }), scan(2, { ...lower, crownHoles: null }))).toEqual([]);
  });
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

describe('the bite', () => {
  const side = (gapMm: number) => ({ meets: Math.abs(gapMm) < 1, gapMm });
  const bite = (right: number, left: number, more: object = {}) => ({
    ...upper,
    bite: { with: 'crc-2', facing: true, lateral: side(right), opposite: side(left), ...more },
  });
  const of = (found: Parameters<typeof analysis>[0]) => modelDoubts([scan(1, found), scan(2, lower)]);

  test('jaws that meet on both sides raise no doubt, nor do those that nothing is known of', () => {
    expect(of(bite(0.2, 0))).toEqual([]);
    expect(of({ ...upper, bite: null })).toEqual([]);
    expect(of(bite(0.2, 0, { opposite: null }))).toEqual([]);
  });
  test('jaws that do not face each other, or meet nowhere, are one question about two files', () => {
    for (const found of [bite(5, 4), bite(0, 0, { facing: false, lateral: null, opposite: null }), bite(-6, -6)])
      expect(of(found)).toMatchObject([{ reason: 'jawsApart', objects: [{ place: '1' }, { place: '2' }] }]);
  });
  test('the side that does not meet is the right of an upper jaw and the left of a lower one', () => {
    expect(of(bite(2.4, 0))).toMatchObject([{ reason: 'biteOneSided', values: { side: 'right', mm: 2.4 } }]);
    expect(of(bite(0, 2.4))).toMatchObject([{ reason: 'biteOneSided', values: { side: 'left', mm: 2.4 } }]);
    const byLower = { ...lower, bite: { ...bite(2.4, 0).bite, with: 'crc-1' } };
    const doubts = modelDoubts([scan(1, upper), scan(2, byLower)]);
    expect(doubts).toMatchObject([{ values: { side: 'left' } }]);
  });
  test('what was found against a file that has given way to another says nothing', () =>
    expect(of(bite(5, 5, { with: 'crc-of-before' }))).toEqual([]));
  test('one file for both jaws is no question of the bite', () => {
    const twice = [scan(1, bite(5, 5)), scan(2, lower, { crc64: 'crc-1', size: 1 })];
    expect(modelDoubts(twice).map(({ reason }) => reason)).toEqual(['sameModel']);
  });
});
