import { MM_PER_PIXEL, filmOf, steinersHead } from '../testing/heads.ts';
import { analyse, analyses } from './analyse.ts';
import { type Subject, deviationOf, normFor, normalRange, sources } from './norm.ts';
import { readingOf } from './reading.ts';

const normOf = (analysis: string, measure: string, subject: Subject) => {
  const row = analyses.find(({ key }) => key === analysis)?.rows.find((each) => each.measure.key === measure);
  if (!row) throw new Error(`${analysis} has no ${measure}`);
  return normFor(row.norms, subject);
};

const woman = { age: 27, sex: 'female' } as const;
const man = { age: 30, sex: 'male' } as const;

test('norms follow sex', () => {
  expect(normOf('mcnamara', 'coGn', woman)).toMatchObject({ mean: 120.2, sd: 5.3, source: 'mcnamara1984' });
  expect(normOf('mcnamara', 'coGn', man)).toMatchObject({ mean: 134.3, sd: 6.8 });
  expect(normOf('steiner', 'wits', woman)).toMatchObject({ mean: -0.1, source: 'jacobson1975' });
  expect(normOf('steiner', 'wits', man)).toMatchObject({ mean: -1.17 });
});

test('norms follow age', () => {
  expect(normOf('steiner', 'snb', { age: 9, sex: 'female' })).toMatchObject({ mean: 78.02, source: 'riedel1952' });
  expect(normOf('steiner', 'snb', woman)).toMatchObject({ mean: 79.97, source: 'riedel1952' });
  // Riedel measured nobody between: Steiner's own mean, which has no deviation.
  const between = normOf('steiner', 'snb', { age: 14, sex: 'male' });
  expect(between).toMatchObject({ mean: 80, source: 'steiner1953' });
  expect(deviationOf(77, between)).toBeNull();
  expect(normalRange(between)).toBeNull();
});

test('Ricketts’s norms grow from nine to eighteen, and no further', () => {
  const depth = (age: number) => normOf('ricketts', 'facialAngle', { age, sex: null })?.mean;
  expect([6, 9, 12, 18, 50].map(depth)).toEqual([87, 87, 88, 90, 90]);
});

test('no norm is said, not guessed', () => {
  expect(normOf('mcnamara', 'coGn', { age: 12, sex: 'male' })).toBeNull();
  expect(normOf('mcnamara', 'coGn', { age: 30, sex: null })).toBeNull();
  expect(normOf('ricketts', 'facialAngle', { age: null, sex: 'male' })).toBeNull();
  expect(normOf('steiner', 'pogNb', woman)).toBeNull();
});

test('deviations count standard deviations, and a range has two ends', () => {
  expect(deviationOf(116.2, { source: 'jarabak1972', mean: 123, sd: 5 })).toBeCloseTo(-1.36, 2);
  expect(normalRange({ source: 'jarabak1972', mean: 123, sd: 5 })).toEqual([118, 128]);
  expect(normalRange({ source: 'jarabak1972', range: [52, 55] })).toEqual([52, 55]);
  expect(deviationOf(56, { source: 'jarabak1972', range: [52, 55] })).toBeNull();
});

test('every norm names its work, and gives a mean or a range', () => {
  for (const norm of analyses.flatMap(({ rows }) => rows).flatMap(({ norms }) => norms)) {
    expect(sources[norm.source]).toMatch(/(19|20)\d\d/);
    expect([norm.mean, norm.range].filter((each) => each !== undefined)).toHaveLength(1);
  }
});

describe('what a work gives twice agrees', () => {
  const mean = (analysis: string, measure: string, subject: Subject): number =>
    normOf(analysis, measure, subject)?.mean ?? NaN;

  test('Riedel: SNA less SNB is ANB, of children and of adults', () => {
    for (const subject of [{ age: 9, sex: null }, woman]) {
      const of = (measure: string) => mean('steiner', measure, subject);
      expect(of('sna') - of('snb')).toBeCloseTo(of('anb'), 6);
    }
  });
  test('Steiner: his angles make what he wants between the incisors', () => {
    const of = (measure: string) => mean('steiner', measure, { age: null, sex: null });
    expect(180 - of('u1NaDeg') - of('l1NbDeg') - of('anb')).toBe(of('interincisal'));
  });
  test('McNamara: the difference of the jaws is that of their lengths, of women and of men', () => {
    for (const subject of [woman, man]) {
      const of = (measure: string) => mean('mcnamara', measure, subject);
      expect(of('coGn') - of('coA')).toBeCloseTo(of('jawDifference'), 6);
    }
  });
  test('Downs: the lower incisor to both planes differs by the angle of the planes, to half a degree', () => {
    const of = (measure: string) => mean('downs', measure, woman);
    expect(Math.abs(of('l1MpTo90') + of('fma') - of('fhOp') - of('l1Op'))).toBeLessThan(0.51);
  });
  test('Ricketts: depth, mandibular plane and taper are a triangle, to a degree, at every age', () => {
    for (const age of [9, 13, 18]) {
      const of = (measure: string) => mean('ricketts', measure, { age, sex: null });
      expect(Math.abs(of('facialAngle') + of('fma') + of('facialTaper') - 180)).toBeLessThan(1.01);
    }
  });
  test('Jarabak: the three angles make the sum', () => {
    const of = (measure: string) => mean('jarabak', measure, woman);
    expect(of('saddle') + of('articular') + of('gonial')).toBe(of('jarabakSum'));
  });
});

test('an analysis names what is missing', () => {
  const film = { ...filmOf(steinersHead()), A: undefined };
  const steiner = analyses[0];
  if (!steiner) throw new Error('no analysis');
  const [sna] = analyse(steiner, film, MM_PER_PIXEL, woman);
  expect(sna).toMatchObject({ value: null, missing: ['A'], deviation: null, norm: { mean: 82.01 } });
});

describe('reading', () => {
  const head = steinersHead();
  const with_ = (change: Partial<typeof head>) => readingOf(filmOf({ ...head, ...change }));
  test('Class I', () => expect(with_({})).toMatchObject({ skeletalClass: 'I', cause: null }));
  test('Class II of the lower jaw', () =>
    expect(with_({ B: { x: head.B.x - 8, y: head.B.y } })).toMatchObject({ skeletalClass: 'II', cause: 'mandible' }));
  test('Class II of the upper jaw', () =>
    expect(with_({ A: { x: head.A.x + 5, y: head.A.y } })).toMatchObject({ skeletalClass: 'II', cause: 'maxilla' }));
  test('Class III of the lower jaw', () =>
    expect(with_({ B: { x: head.B.x + 8, y: head.B.y } })).toMatchObject({ skeletalClass: 'III', cause: 'mandible' }));
  test('what nobody confirmed is not read', () => {
    const film = filmOf(head);
    expect(readingOf({ ...film, A: { x: 1, y: 2, confirmed: false } })).toMatchObject({
      skeletalClass: null,
      anb: null,
    });
  });
});
