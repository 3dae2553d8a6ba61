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
