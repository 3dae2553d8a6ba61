import { centreOf, indexer, valueAt, worldOf, type GridVolume } from './grid.ts';
import { lettersOf } from './letters.ts';
import { sampler } from './sampler.ts';

/** Columns run to the front, rows to the left, slices down: no axis where one would expect it. */
const turned: GridVolume = {
  size: [4, 3, 2],
  spacing: [0.5, 1, 2],
  origin: [10, 20, 30],
  direction: [0, 1, 0, -1, 0, 0, 0, 0, -1],
  data: Int16Array.from({ length: 24 }, (_, index) => index * 10),
};

test('a voxel is found again by its position', () => {
  const at = worldOf(turned, [3, 2, 1]);
  expect(at).toEqual([12, 18.5, 28]);
  expect(indexer(turned)(at)).toEqual([3, 2, 1]);
  expect(valueAt(turned, at)).toBe(230);
  expect(centreOf(turned)).toEqual([11, 19.25, 29]);
});

test('outside of the volume there is no value, and air for the sampler', () => {
  expect(valueAt(turned, [0, 0, 0])).toBeNull();
  expect(sampler(turned)(0, 0, 0)).toBe(-1000);
});

test('between voxels the sampler is linear in each axis', () => {
  const sample = sampler(turned);
  const [x, y, z] = worldOf(turned, [1.5, 0.25, 0.5]);
  // The data is 10 i + 40 j + 120 k, which trilinear interpolation reproduces exactly.
  expect(sample(x, y, z)).toBeCloseTo(15 + 10 + 60, 10);
});

test('a volume of one slice can be sampled', () => {
  const flat = { ...turned, size: [4, 6, 1] as const };
  const [x, y, z] = worldOf(flat, [1, 2, 0]);
  expect(sampler(flat)(x, y, z)).toBe(90);
});

test('letters: left is +x, back is +y, up is +z', () => {
  expect(lettersOf([1, 0, 0])).toBe('L');
  expect(lettersOf([-2, 0, 0])).toBe('R');
  expect(lettersOf([0, -1, 0.1])).toBe('A');
  expect(lettersOf([0.6, 0, -0.8])).toBe('IL');
  expect(lettersOf([0, 0, 0])).toBe('');
});
