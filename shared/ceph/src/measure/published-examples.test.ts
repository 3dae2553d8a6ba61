import type { LandmarkKey } from '../landmarks.ts';
import type { Point } from '../point.ts';
import { MM_PER_PIXEL, filmOf } from '../testing/heads.ts';
import { downsMean, mcnamarasMean, rickettsAtNine } from '../testing/published-heads.ts';
import { dental } from './dental.ts';
import { skeletal } from './skeletal.ts';
import { measuring } from './value-of.ts';

type Head = Partial<Record<LandmarkKey, Point>>;
const measures = { ...skeletal, ...dental };
type Key = keyof typeof measures;

const valueOf = (head: Head, key: Key): number => measuring(filmOf(head), MM_PER_PIXEL)(measures[key]).value ?? NaN;
const expectValues = (head: Head, values: Partial<Record<Key, number>>): void => {
  for (const [key, value] of Object.entries(values) as [Key, number][])
    expect([key, valueOf(head, key)]).toEqual([key, expect.closeTo(value, 6)]);
};

describe('Downs 1948', () => {
  const head = downsMean();
  test('the mean of his twenty is read off as he gives it', () =>
    expectValues(head, {
      ...{ facialAngle: 87.8, convexity: 0, abPlane: -4.6, fma: 21.9, yAxis: 59.4, fhOp: 9.3 },
      ...{ interincisal: 135.4, l1MpTo90: 1.4, u1ApogMm: 2.7 },
    }));
  test('his lower incisor to the occlusal plane, 14.5°, is what his other means make, to half a degree', () => {
    expect(valueOf(head, 'l1Op')).toBeCloseTo(1.4 + 21.9 - 9.3, 6);
    expect(Math.abs(valueOf(head, 'l1Op') - 14.5)).toBeLessThan(0.51);
  });
});

describe('Ricketts, nine years', () => {
  const head = rickettsAtNine();
  test('his norms are read off as they are given', () =>
    expectValues(head, {
      ...{ facialAxis: 90, facialAngle: 87, fma: 26, convexityMm: 2, fhPp: 1, cranialDeflection: 27 },
      ...{ u1ApogMm: 3.5, l1ApogMm: 1, l1ApogDeg: 22, llE: -2 },
    }));
  test('his facial taper, 68°, and maxillary depth, 90°, are what his other norms make, to a degree', () => {
    expect(valueOf(head, 'facialTaper')).toBeCloseTo(180 - 87 - 26, 6);
    expect(Math.abs(valueOf(head, 'facialTaper') - 68)).toBeLessThanOrEqual(1);
    expect(Math.abs(valueOf(head, 'maxillaryDepth') - 90)).toBeLessThanOrEqual(1);
  });
});

describe('McNamara 1984', () => {
  const women = {
    aNPerp: 0.4,
    pogNPerp: -1.8,
    coA: 91,
    coGn: 120.2,
    ansMe: 66.7,
    fma: 22.7,
    axis: 0.2,
    u1: 5.4,
    l1: 2.7,
  };
  const men = {
    aNPerp: 1.1,
    pogNPerp: -0.3,
    coA: 99.8,
    coGn: 134.3,
    ansMe: 74.6,
    fma: 21.3,
    axis: 0.5,
    u1: 5.3,
    l1: 2.3,
  };
  test.each([
    ['women', women, 29.2],
    ['men', men, 34.5],
  ])(
    'the mean of his %s is read off as he gives it, the difference of both jaws included',
    (_who, means, difference) => {
      const { axis, u1, l1, ...same } = means;
      expectValues(mcnamarasMean(means), {
        ...same,
        ...{ facialAxisTo90: axis, u1AVertical: u1, l1ApogMm: l1, jawDifference: difference },
      });
    },
  );
});

/** Whole numbers, so that each value can be worked out on paper by a tangent or by Pythagoras. */
describe('worked by hand', () => {
  const tan = (opposite: number, adjacent: number): number => (Math.atan2(opposite, adjacent) * 180) / Math.PI;
  const at = (x: number, y: number): Point => ({ x, y });
  // Frankfort is level; nasion is the origin, x goes to the front.
  const level = { N: at(0, 0), Po: at(-90, -25), Or: at(-10, -25) };

  test('angles with Frankfort', () => {
    const head = { ...level, Pog: at(-5, -100), A: at(4, -50), Go: at(-70, -80), Me: at(-10, -110) };
    expectValues(head, {
      // The facial line goes 5 back in 100.
      facialAngle: tan(100, 5),
      // N–A goes 4 ahead in 50.
      maxillaryDepth: 180 - tan(50, 4),
      // 30 down in 60.
      fma: tan(30, 60),
      facialTaper: 180 - tan(100, 5) - tan(30, 60),
      // The turn at A: 4 ahead in 50 above it, 9 back in 50 below it.
      convexity: tan(4, 50) + tan(9, 50),
      aNPerp: 4,
      pogNPerp: -5,
    });
  });

  test('distances from lines that go 3 back in 4', () => {
    const line = { N: at(0, 0), A: at(0, 0), Pog: at(-75, -100), Po: at(-90, -25), Or: at(-10, -25) };
    // Ten to the front of a line that falls 4 in 5 lies 8 off it.
    expectValues(
      { ...line, U1: at(-30 + 10, -40), L1: at(-60 - 5, -80), L1A: at(-65, -100) },
      {
        ...{ u1ApogMm: 8, l1ApogMm: -4, u1AVertical: -20 },
        // A tooth that stands upright to a line that leans 3 back in 4.
        l1ApogDeg: -tan(3, 4),
      },
    );
    expectValues({ ...line, A: at(10, 0) }, { convexityMm: 8 });
  });

  test('lengths by Pythagoras', () =>
    expectValues(
      { ...level, Co: at(-80, -20), A: at(0, -80), Gn: at(-8, -116), ANS: at(4, -52), Me: at(-12, -115) },
      // 80 and 60; 72 and 96; 16 and 63.
      { coA: 100, coGn: 120, jawDifference: 20, ansMe: 65 },
    ));

  test('axes of the face: a line that rises 1 in 2 and one that falls 2 in 1 stand at right angles', () => {
    const head = { ...level, Ba: at(-100, -50), Pt: at(-50, -30), Gn: at(-5, -120), S: at(-65, -10) };
    expectValues(head, {
      ...{ facialAxis: 90, facialAxisTo90: 0, cranialDeflection: tan(1, 2) },
      // 110 down in 60.
      yAxis: tan(110, 60),
    });
    // A chin that comes 45 farther ahead closes the face.
    expectValues({ ...head, Gn: at(40, -120) }, { facialAxis: 90 + tan(90, 45) - 45 });
  });

  test('the occlusal plane halves the overbite, and the teeth lean to it', () => {
    const head = { ...level, U6: at(-40, -70), L6: at(-40, -72), U1: at(5, -80), L1: at(1, -78) };
    // From (−40, −71) to (3, −79): 8 down in 43; a lower tooth that stands upright leans by as much.
    expectValues({ ...head, L1A: at(1, -100) }, { fhOp: tan(8, 43), l1Op: -tan(8, 43) });
    // The apex 20 behind and 20 below: 45° to the front.
    expectValues({ ...head, L1A: at(-19, -98) }, { l1Op: 45 - tan(8, 43) });
  });

  test('a lip beside the line from nose to chin', () =>
    expectValues({ ...level, Prn: at(30, -40), softPog: at(0, -80), LL: at(15 - 5, -60) }, { llE: -4 }));
});
