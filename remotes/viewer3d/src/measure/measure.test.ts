import { unplaced } from '../frame/placement.ts';
import type { SurfacePoint } from '../scene/picking.ts';
import { angleAt, distance } from './geometry.ts';
import { valueOf } from './measurement.ts';
import { scaleBar } from './scale.ts';
import { measureShapes } from './shapes.ts';

const on = (jaw: 'upper' | 'lower', ...local: [number, number, number]): SurfacePoint => ({ modelId: '1', jaw, local });
const placements = { upper: unplaced, lower: { ...unplaced, origin: [0, 10, 0] as const } };

test('a distance is a straight line', () => {
  expect(distance([1, 2, 3], [1, 5, 7])).toBe(5);
});

test('an angle is measured at its vertex', () => {
  expect(angleAt([0, 0, 0], [2, 0, 0], [0, 3, 0])).toBeCloseTo(90);
  expect(angleAt([0, 0, 0], [1, 0, 0], [-4, 0, 0])).toBeCloseTo(180);
  expect(angleAt([1, 1, 1], [1, 1, 1], [2, 2, 2])).toBe(0);
});

test('points on two jaws are measured where the jaws are placed', () => {
  const points = [on('upper', 0, 0, 0), on('lower', 0, 0, 0)];
  expect(valueOf({ kind: 'distance', points }, placements)).toEqual({ kind: 'distance', value: 10 });
});

test('a point is told in the frame of the jaw', () => {
  const value = valueOf({ kind: 'point', points: [on('lower', 1, 2, 3)] }, placements);
  expect(value).toEqual({ kind: 'point', at: [1, -8, 3] });
});

test('a measurement with too few points is nothing', () => {
  expect(valueOf({ kind: 'distance', points: [on('upper', 1, 1, 1)] }, placements)).toMatchObject({ value: 0 });
});

test.each([
  [10, 10],
  [12, 10],
  [23, 5],
  [1, 100],
  [400, 0.2],
  [5000, 0.1],
])('at %d px/mm the scale bar is %d mm', (pixelsPerMm, millimetres) => {
  expect(scaleBar(pixelsPerMm).millimetres).toBe(millimetres);
});

test('two measurements at the same place are both read, and a line leads back from the one that moved', () => {
  const twice = [1, 2].map((id) => ({
    id,
    kind: 'distance' as const,
    points: [on('upper', 0, 0, 0), on('upper', 8, 0, 0)],
  }));
  const shapes = measureShapes(
    twice,
    [],
    ({ local: [x] }) => ({ x: 300 + 10 * x, y: 200, hidden: false }),
    placements,
    false,
    () => '8.00 mm',
    { width: 800, height: 600 },
  );
  const [first, second] = shapes.map(({ label }) => label!);
  expect(first).toEqual({ text: '8.00 mm', anchor: { x: 340, y: 200 }, centre: { x: 340, y: 182 }, moved: false });
  expect(second).toMatchObject({ anchor: { x: 340, y: 200 }, moved: true });
  expect(Math.abs(second!.centre.y - first!.centre.y)).toBeGreaterThanOrEqual(22);
});
