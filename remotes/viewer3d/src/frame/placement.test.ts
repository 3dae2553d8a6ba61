import { orientJaw } from '@archway/mesh';
import { type Vec3, cross, dot } from '@archway/geometry';
import { arrange, matrixOf, placePoint, quarterTurn, unplaced } from './placement.ts';
import { generatedArch } from './generated-arch.fixture.ts';

const angleBetween = (a: Vec3, b: Vec3): number => (Math.acos(Math.min(1, dot(a, b))) * 180) / Math.PI;

/** A scanner that looks along x with z up: the patient's left is y, up is z, forward is x. */
const scanner = ([x, y, z]: Vec3): Vec3 => [z + 40, x - 12, y + 7];

test.each(['upper', 'lower'] as const)('recognises how the %s jaw lies in its own axes', (jaw) => {
  const frame = orientJaw(generatedArch(jaw));
  expect(angleBetween(frame.occlusal, [0, jaw === 'upper' ? -1 : 1, 0])).toBeLessThan(6);
  expect(angleBetween(frame.anterior, [0, 0, 1])).toBeLessThan(6);
  expect(frame.archFit).toBeGreaterThan(0.45);
});

test('two scans in bite keep their bite in the patient’s axes', () => {
  const [upper, lower] = [generatedArch('upper', scanner), generatedArch('lower', scanner)];
  const arrangement = arrange(orientJaw(upper), orientJaw(lower));
  expect(arrangement.inBite).toBe(true);
  expect(arrangement.upper).toBe(arrangement.lower);
  const { axes } = arrangement.upper!;
  expect(angleBetween(axes[0], [0, 1, 0])).toBeLessThan(6);
  expect(angleBetween(axes[1], [0, 0, 1])).toBeLessThan(6);
  expect(angleBetween(axes[2], [1, 0, 0])).toBeLessThan(6);
});

test('two scans that both look up are set together and not called a bite', () => {
  const turned = ([x, y, z]: Vec3): Vec3 => [-x, -y, z];
  const arrangement = arrange(orientJaw(generatedArch('upper', turned)), orientJaw(generatedArch('lower')));
  expect(arrangement.inBite).toBe(false);
  const tip = placePoint(arrangement.upper!, turned([0, 0, 0]));
  expect(Math.abs(tip[1])).toBeLessThan(1);
  expect(placePoint(arrangement.upper!, turned([0, -10, 0]))[1]).toBeLessThan(-5);
});

test('a placement never mirrors', () => {
  const arrangement = arrange(orientJaw(generatedArch('upper', scanner)), null);
  for (const placement of [arrangement.upper!, quarterTurn(arrangement.upper!, 'x'), quarterTurn(unplaced, 'z')]) {
    const [x, y, z] = placement.axes;
    expect(dot(cross(x, y), z)).toBeCloseTo(1);
  }
});

test('four quarter turns about an axis are none', () => {
  for (const axis of ['x', 'y', 'z'] as const) {
    let placement = unplaced;
    for (let i = 0; i < 4; i++) placement = quarterTurn(placement, axis);
    expect(placePoint(placement, [1, 2, 3])).toEqual([1, 2, 3]);
  }
});

test('the matrix does what the placement does', () => {
  const { upper } = arrange(orientJaw(generatedArch('upper', scanner)), null);
  const point: Vec3 = [3, -4, 5];
  const m = matrixOf(upper!);
  const row = (i: number): number => m[i]! * point[0] + m[4 + i]! * point[1] + m[8 + i]! * point[2] + m[12 + i]!;
  placePoint(upper!, point).forEach((value, i) => expect(row(i)).toBeCloseTo(value, 5));
});

test('what is no arch is not called sure', () => {
  const frame = { ...orientJaw(generatedArch('upper')), archFit: 0.2 };
  expect(arrange(frame, null).sure).toBe(false);
  expect(arrange({ ...orientJaw(generatedArch('upper')), closed: true }, null).sure).toBe(false);
  expect(arrange(null, null).sure).toBe(false);
  expect(arrange(orientJaw(generatedArch('upper')), null).sure).toBe(true);
});
