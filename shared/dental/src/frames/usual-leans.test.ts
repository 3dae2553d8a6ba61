import { type Vec3, dot, length, unit } from '@archway/geometry';
import { drawnToUsual } from './usual-leans.ts';

const toMesial: Vec3 = [1, 0, 0];
const outwards: Vec3 = [0, 0, 1];
const degrees = (share: number): number => (Math.atan(share) * 180) / Math.PI;
const leans = ([x, y, z]: Vec3): readonly [number, number] => [degrees(x / y), degrees(z / y)];
const drawn = (fdi: number, reading: Vec3): Vec3 => drawnToUsual(unit(reading), { fdi, toMesial, outwards });

test('a crown that leans as others of its kind is believed', () => {
  const usual: Vec3 = [Math.tan((2 * Math.PI) / 180), 1, Math.tan((19.2 * Math.PI) / 180)];
  const [mesial, out] = leans(drawn(12, usual));
  expect(mesial).toBeCloseTo(2, 9);
  expect(out).toBeCloseTo(19.2, 9);
});

test('one that leans otherwise is drawn to them: a premolar most, whose crown tells least', () => {
  const upright = (fdi: number): number => leans(drawn(fdi, [0, 1, 0]))[1];
  const far = (fdi: number): number => leans(drawn(fdi, [0, 1, 1]))[1];
  for (const [fdi, most] of [
    [11, 23.5],
    [33, 13.5],
    [44, 9.3],
    [16, 3.7],
  ] as const) {
    expect(upright(fdi)).toBeGreaterThan(0);
    expect(upright(fdi)).toBeLessThan(most);
    expect(far(fdi)).toBeLessThan(45);
    expect(far(fdi)).toBeGreaterThan(most);
  }
  const believed = (fdi: number): number => far(fdi) - upright(fdi);
  expect(believed(44)).toBeLessThan(believed(16));
  expect(believed(16)).toBeLessThan(believed(33));
});

test('both sides are drawn alike, and axes keep their length', () => {
  for (const fdi of [11, 14, 37]) {
    const here = drawn(fdi, [0.2, 1, 0.4]);
    const there = drawnToUsual(unit([-0.2, 1, 0.4]), { fdi: fdi + 10, toMesial: [-1, 0, 0], outwards }); // prettier-ignore
    expect(length(here)).toBeCloseTo(1, 12);
    expect(dot(here, [-there[0], there[1], there[2]])).toBeCloseTo(1, 12);
  }
});

test('teeth of which nothing is known are taken as they read', () => {
  for (const fdi of [18, 48, 54, 83]) expect(drawn(fdi, [0.3, 1, -0.5])).toEqual(unit([0.3, 1, -0.5]));
});
