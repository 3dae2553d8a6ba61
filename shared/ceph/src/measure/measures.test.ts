import { analyse, analyses } from '../analyses/analyse.ts';
import { type LandmarkKey, landmarks } from '../landmarks.ts';
import type { Marks } from '../marks.ts';
import type { Point } from '../point.ts';
import { MM_PER_PIXEL, filmOf, go, steinersHead } from '../testing/heads.ts';
import { dental } from './dental.ts';
import type { Measure } from './measure.ts';
import { skeletal } from './skeletal.ts';
import { measuring } from './value-of.ts';

const all: Measure[] = [...Object.values(skeletal), ...Object.values(dental)];
const valuesOf = (marks: Marks, mmPerPixel = MM_PER_PIXEL): Record<string, number> => {
  const measured = measuring(marks, mmPerPixel);
  return Object.fromEntries(all.map((measure) => [measure.key, measured(measure).value ?? NaN]));
};
const rounded = (values: Record<string, number>): Record<string, number> =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [key, Math.round(value * 1e6) / 1e6]));

describe('published values', () => {
  test('Steiner’s acceptable arrangement closes: what he gives for the jaws and incisors makes 131° between these', () => {
    const values = valuesOf(filmOf(steinersHead()));
    expect(values).toMatchObject({
      sna: expect.closeTo(82, 6) as number,
      snb: expect.closeTo(80, 6) as number,
      anb: expect.closeTo(2, 6) as number,
      u1NaDeg: expect.closeTo(22, 6) as number,
      u1NaMm: expect.closeTo(4, 6) as number,
      l1NbDeg: expect.closeTo(25, 6) as number,
      l1NbMm: expect.closeTo(4, 6) as number,
      interincisal: expect.closeTo(131, 6) as number,
    });
  });

  test('Jarabak’s mean polygon has the sum, the parts of the gonial angle and the ratio that he publishes beside it', () => {
    // Saddle 123°, articular 143°, gonial 130°; S–N 71, S–Ar 32, Ar–Go 44, Go–Me 71 mm (Jarabak and Fizzell 1972).
    const [S, N] = [
      { x: 0, y: 0 },
      { x: 71, y: 0 },
    ];
    const Ar = go(S, -123, 32);
    const Go = go(Ar, -123 + (180 - 143), 44);
    const Me = go(Go, -123 + (180 - 143) + (180 - 130), 71);
    const values = valuesOf(filmOf({ S, N, Ar, Go, Me }));
    expect(values).toMatchObject({
      saddle: expect.closeTo(123, 6) as number,
      articular: expect.closeTo(143, 6) as number,
      gonial: expect.closeTo(130, 6) as number,
      jarabakSum: expect.closeTo(396, 6) as number,
      snLength: expect.closeTo(71, 6) as number,
    });
    const within = (key: string, low: number, high: number): void => {
      expect(values[key]).toBeGreaterThanOrEqual(low);
      expect(values[key]).toBeLessThanOrEqual(high);
    };
    within('gonialUpper', 52, 55.5);
    within('gonialLower', 70, 76);
    within('sGo', 70, 85);
    within('nMe', 105, 120);
    within('heightRatio', 59, 65);
  });

  test('Tweed’s triangle closes, and Jarabak’s sum is that of its three angles', () => {
    const values = valuesOf(filmOf(steinersHead()));
    const of = (key: string): number => values[key] ?? NaN;
    // FMIA is what the lower incisor makes with Frankfort: FMA + FMIA + IMPA = 180° (Tweed 1954).
    const fmia = 180 - of('fma') - (90 + of('l1MpTo90'));
    // Downs: the lower incisor to the occlusal plane is that to the mandibular plane, and the angle of both planes.
    expect(of('l1Op')).toBeCloseTo(of('l1MpTo90') + of('fma') - of('fhOp'), 6);
    expect(fmia).toBeGreaterThan(0);
    expect(of('saddle') + of('articular') + of('gonial')).toBeCloseTo(of('jarabakSum'), 6);
    expect(of('gonialUpper') + of('gonialLower')).toBeCloseTo(of('gonial'), 6);
    // Ricketts: facial depth, mandibular plane and facial taper make a triangle.
    expect(of('facialAngle') + of('fma') + of('facialTaper')).toBeCloseTo(180, 6);
    expect(of('sna') - of('snb')).toBeCloseTo(of('anb'), 6);
    expect(180 - of('u1NaDeg') - of('l1NbDeg') - of('anb')).toBeCloseTo(of('interincisal'), 6);
  });
});

describe('signs', () => {
  const moved = (key: LandmarkKey, dx: number, dy: number): Record<string, number> => {
    const head = steinersHead();
    return valuesOf(filmOf({ ...head, [key]: { x: head[key].x + dx, y: head[key].y + dy } }));
  };
  const before = valuesOf(filmOf(steinersHead()));
  const grows = (after: Record<string, number>, keys: string[]): void => {
    for (const key of keys) expect([key, after[key]]).toEqual([key, expect.any(Number)]);
    expect(keys.filter((key) => (after[key] ?? NaN) <= (before[key] ?? NaN))).toEqual([]);
  };

  test('an upper jaw that comes forward', () =>
    grows(moved('A', 3, 0), ['sna', 'anb', 'convexity', 'convexityMm', 'maxillaryDepth', 'aNPerp', 'wits']));
  test('a chin that comes forward', () => grows(moved('Pog', 3, 0), ['pogNb', 'facialAngle', 'pogNPerp']));
  test('a lower jaw that opens', () => grows(moved('Me', 0, -5), ['fma', 'nMe', 'ansMe', 'gonial', 'jarabakSum']));
  test('an upper edge that comes forward', () =>
    grows(moved('U1', 3, 0), ['u1NaDeg', 'u1NaMm', 'u1ApogMm', 'u1AVertical']));
  test('a lower edge that comes forward', () =>
    grows(moved('L1', 3, 0), ['l1NbDeg', 'l1NbMm', 'l1ApogMm', 'l1ApogDeg', 'l1MpTo90']));
  test('a spine that falls', () => grows(moved('ANS', 0, -3), ['fhPp']));
  test('a lip that comes forward', () => grows(moved('LL', 2, 0), ['llE']));

  test('a lower jaw ahead of the upper one is negative', () => {
    const values = moved('B', 9, 0);
    expect(values['anb']).toBeLessThan(0);
    expect(values['wits']).toBeLessThan(0);
    expect(moved('A', -6, 0)['convexity']).toBeLessThan(0);
    expect(before['abPlane']).toBeLessThan(0);
    expect(moved('B', 9, 0)['abPlane']).toBeGreaterThan(0);
  });

  test('two incisors that both lean back have more than 180° between them', () => {
    const head = steinersHead();
    const film = filmOf({
      ...head,
      U1A: { x: head.U1.x + 10, y: head.U1.y + 20 },
      L1A: { x: head.L1.x + 2, y: head.L1.y - 20 },
    });
    expect(valuesOf(film)['interincisal']).toBeGreaterThan(180);
  });
});

describe('what a film does not change', () => {
  const straight = rounded(valuesOf(filmOf(steinersHead())));

  test('a head that looks to the left', () => {
    const mirrored = filmOf(steinersHead(), ({ x, y }) => ({ x: 2000 - x, y }));
    expect(rounded(valuesOf(mirrored))).toEqual(straight);
  });

  test.each([7, 90, 180, 263])('a film turned by %i°', (degrees) => {
    const turned = ({ x, y }: Point): Point => {
      const a = (degrees * Math.PI) / 180;
      return { x: x * Math.cos(a) - y * Math.sin(a), y: x * Math.sin(a) + y * Math.cos(a) };
    };
    expect(rounded(valuesOf(filmOf(steinersHead(), turned)))).toEqual(straight);
  });

  test('a film of another resolution', () => {
    const larger = filmOf(steinersHead(), ({ x, y }) => ({ x: 2.5 * x, y: 2.5 * y }));
    expect(rounded(valuesOf(larger, MM_PER_PIXEL / 2.5))).toEqual(straight);
  });
});

describe('what counts', () => {
  test('no measure counts a landmark that nobody confirmed', () => {
    const film = filmOf(steinersHead());
    for (const { key } of landmarks) {
      const proposed = { ...film, [key]: { ...film[key], confirmed: false, confidence: 0.99 } } as Marks;
      const measured = measuring(proposed, MM_PER_PIXEL);
      for (const measure of all) {
        const counts = !measure.needs.includes(key);
        expect([measure.key, key, measured(measure).value !== null]).toEqual([measure.key, key, counts]);
        expect(measured(measure).missing).toEqual(counts ? [] : [key]);
      }
    }
  });

  test('a measure reads no landmark but those that it names', () => {
    const head = steinersHead();
    const full = valuesOf(filmOf(head));
    for (const measure of all) {
      const needed = Object.fromEntries(measure.needs.map((key) => [key, head[key]]));
      // The head is not mirrored: too few landmarks tell nothing else.
      expect([measure.key, measuring(filmOf(needed), MM_PER_PIXEL)(measure).value]).toEqual([
        measure.key,
        expect.closeTo(full[measure.key] ?? NaN, 6),
      ]);
    }
  });

  test('without a calibration angles and ratios stand, lengths do not', () => {
    const measured = measuring(filmOf(steinersHead()), null);
    for (const measure of all) {
      const { value, uncalibrated } = measured(measure);
      expect([measure.key, value === null, uncalibrated]).toEqual([
        measure.key,
        measure.unit === 'mm',
        measure.unit === 'mm',
      ]);
    }
  });

  test('landmarks on one place make no line, and no number', () => {
    const film = filmOf(steinersHead());
    const values = measuring({ ...film, N: film.S }, MM_PER_PIXEL);
    expect(values(skeletal.sna).value).toBeNull();
    expect(values(skeletal.snGoGn).value).toBeNull();
  });

  test('every analysis of a whole film has every value', () => {
    const film = filmOf(steinersHead());
    for (const analysis of analyses) {
      const rows = analyse(analysis, film, MM_PER_PIXEL, { age: 27, sex: 'female' });
      expect(rows.filter(({ value }) => value === null)).toEqual([]);
    }
  });
});
