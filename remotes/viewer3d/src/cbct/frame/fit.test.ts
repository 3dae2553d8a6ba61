import type { Vec3 } from '@archway/geometry';
import { extentOf, fitHalfHeight } from './fit.ts';
import type { Grid } from './grid.ts';

const BORDER = 12;
const X: Vec3 = [1, 0, 0];
const Y: Vec3 = [0, 1, 0];
const Z: Vec3 = [0, 0, 1];

const head: Grid = { size: [400, 400, 200], spacing: [0.4, 0.4, 0.5], origin: [-80, -80, -50], direction: [1, 0, 0, 0, 1, 0, 0, 0, 1] }; // prettier-ignore

/** Pixels that a length in mm takes in a pane of this height. */
const pixels = (mm: number, half: number, height: number): number => (mm * height) / (2 * half);

test('the extent of a volume reaches to the rim of its outermost voxels', () => {
  expect(extentOf(head, X, Y).width).toBeCloseTo(160);
  expect(extentOf(head, X, Z).height).toBeCloseTo(100);
});

test('of a turned volume the corners count', () => {
  const c = Math.SQRT1_2;
  const turned: Grid = { ...head, direction: [c, -c, 0, c, c, 0, 0, 0, 1] };
  expect(extentOf(turned, X, Y).width).toBeCloseTo(160 * Math.SQRT2);
});

test.each([
  ['wide and low', 588, 150],
  ['as in a tab of its own', 588, 400],
  ['high and narrow', 200, 700],
])('a pane that is %s shows all of a slice, with its border free', (_what, width, height) => {
  for (const up of [Y, Z]) {
    const extent = extentOf(head, X, up);
    const half = fitHalfHeight(extent, { width, height }, BORDER);
    const [wide, high] = [pixels(extent.width, half, height), pixels(extent.height, half, height)];
    expect(wide).toBeLessThanOrEqual(width - 2 * BORDER + 0.01);
    expect(high).toBeLessThanOrEqual(height - 2 * BORDER + 0.01);
    // And it is as large as that allows.
    expect(Math.max(wide / (width - 2 * BORDER), high / (height - 2 * BORDER))).toBeCloseTo(1);
  }
});

test('a pane of hardly any height still shows something', () => {
  const half = fitHalfHeight({ width: 160, height: 100 }, { width: 300, height: 20 }, BORDER);
  expect(pixels(100, half, 20)).toBeCloseTo(10);
});

test('a pane without a size is no division by zero', () => {
  expect(fitHalfHeight({ width: 160, height: 100 }, { width: 0, height: 0 }, BORDER)).toBeGreaterThan(0);
});
