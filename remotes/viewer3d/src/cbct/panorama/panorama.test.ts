import { contains } from '../frame/box.ts';
import { crop } from './crop.ts';
import { fromTheRight, sampleCurve, type Vec2 } from './curve.ts';
import { ARCH, archPhantom } from './phantom.fixture.ts';
import { proposeArch } from './propose.ts';
import { crossSections, panorama } from './reformat.ts';
import { brightestSlab } from './slab.ts';

const volume = archPhantom();
/** A half circle from the patient's right over the front to the left. */
const circle: Vec2[] = Array.from({ length: 13 }, (_, n) => {
  const angle = Math.PI + (Math.PI * n) / 12;
  return [ARCH.x + ARCH.radius * Math.cos(angle), ARCH.y + ARCH.radius * Math.sin(angle)];
});
const half = Math.PI * ARCH.radius;

describe('curve', () => {
  test('a half circle keeps its length, and equal steps', () => {
    const { points, length, step } = sampleCurve(circle, 0.5);
    expect(length).toBeCloseTo(half, 0);
    for (let n = 1; n < points.length - 1; n += 1) {
      const gap = Math.hypot(points[n]!.x - points[n - 1]!.x, points[n]!.y - points[n - 1]!.y);
      expect(gap).toBeCloseTo(step, 2);
      expect(Math.abs(Math.hypot(points[n]!.x - ARCH.x, points[n]!.y - ARCH.y) - ARCH.radius)).toBeLessThan(0.2);
    }
  });

  test('is read from the right, however it was drawn', () => {
    expect(fromTheRight([...circle].reverse())).toEqual(circle);
    expect(fromTheRight(circle)).toBe(circle);
  });

  test('two points are a straight line, one or equal points are no curve', () => {
    expect(sampleCurve([[0, 0], [10, 0]], 1).points).toHaveLength(11); // prettier-ignore
    expect(sampleCurve([[1, 1]], 1).points).toHaveLength(0);
    expect(sampleCurve([[1, 1], [1, 1]], 1).points).toHaveLength(0); // prettier-ignore
  });
});

describe('panorama', () => {
  const request = { curve: circle, centreZ: 0, height: 30, thickness: 0, blend: 'max', step: 0.5 } as const;

  test('unrolls the arch: bright over its height, dark above and below', () => {
    const picture = panorama(volume, request);
    expect(picture.height).toBe(61);
    expect(picture.width).toBeCloseTo(half / 0.5 + 1, -1);
    const column = 40;
    const value = (row: number): number => picture.data[row * picture.width + column]!;
    expect(value(30)).toBe(2000);
    // 8 mm up is the edge: 16 rows above the middle.
    expect(value(30 - 13)).toBe(2000);
    expect(value(30 - 18)).toBe(0);
    expect(value(30 + 18)).toBe(0);
  });

  test('the mark at the very front is in the middle of the picture', () => {
    const { data, width } = panorama(volume, request);
    const row = data.subarray(30 * width, 31 * width);
    const marked = [...row.keys()].filter((column) => row[column]! > 2300);
    const middle = marked.reduce((sum, column) => sum + column, 0) / marked.length;
    expect(middle * 0.5).toBeCloseTo(half / 2, 0);
    expect(marked.length * 0.5).toBeGreaterThan(1.5);
    expect(marked.length * 0.5).toBeLessThan(4);
  });

  test('thickness: the brightest reaches across the tube, the mean is diluted by what is beside it', () => {
    const off = circle.map(([x, y]): Vec2 => [ARCH.x + (x - ARCH.x) * 1.25, ARCH.y + (y - ARCH.y) * 1.25]);
    const middle = (picture: { data: Float32Array; width: number }): number =>
      picture.data[30 * picture.width + Math.floor(picture.width / 4)]!;
    expect(middle(panorama(volume, { ...request, curve: off }))).toBe(0);
    expect(middle(panorama(volume, { ...request, curve: off, thickness: 12 }))).toBe(2000);
    const mean = middle(panorama(volume, { ...request, thickness: 16, blend: 'average' }));
    expect(mean).toBeGreaterThan(800);
    expect(mean).toBeLessThan(1300);
  });

  test('a cross-section shows the tube, its outer side at the left, and nothing beyond the ends', () => {
    const [picture, outside] = crossSections(volume, {
      curve: circle.map(([x, y]): Vec2 => [ARCH.x + (x - ARCH.x) * 0.9, ARCH.y + (y - ARCH.y) * 0.9]),
      centreZ: 0,
      height: 30,
      width: 20,
      positions: [(half * 0.9) / 2, 500],
      step: 0.5,
    });
    const row = picture!.data.subarray(30 * picture!.width, 31 * picture!.width);
    const bright = [...row.keys()].filter((column) => row[column]! > 1000);
    // The curve runs 2.8 mm inside of the tube's middle, so the tube is left of the middle.
    const centre = (bright.reduce((sum, column) => sum + column, 0) / bright.length - 20) * 0.5;
    expect(centre).toBeCloseTo(-2.8, 0);
    expect(new Set(outside!.data)).toEqual(new Set([-1000]));
  });
});

test('a crop gives the same picture as the whole', () => {
  const box = { min: [-35, -20, -16], max: [45, 40, 16] } as const;
  const part = crop(volume, box)!;
  const request = { curve: circle, centreZ: 0, height: 30, thickness: 4, blend: 'average', step: 1 } as const;
  expect(part.data.length).toBeLessThan(volume.data.length);
  expect(panorama(part, request).data).toEqual(panorama(volume, request).data);
  expect(crop(volume, { min: [500, 500, 500], max: [510, 510, 510] })).toBeNull();
  expect(contains(box, { min: [-35, 0, 0], max: [0, 1, 1] })).toBe(true);
  expect(contains(box, { min: [-36, 0, 0], max: [0, 1, 1] })).toBe(false);
});

describe('proposal', () => {
  test('finds the arch, not the spine', () => {
    const arch = proposeArch(brightestSlab(volume, 0, 10))!;
    expect(arch[0]![0]).toBeLessThan(ARCH.x - 20);
    expect(arch.at(-1)![0]).toBeGreaterThan(ARCH.x + 20);
    for (const [x, y] of arch) expect(Math.abs(Math.hypot(x - ARCH.x, y - ARCH.y) - ARCH.radius)).toBeLessThan(2.5);
  });

  test('where there is no arch it proposes nothing', () => {
    expect(proposeArch(brightestSlab({ ...volume, data: new Int16Array(volume.data.length) }, 0, 10))).toBeNull();
    expect(proposeArch(brightestSlab(volume, 15, 4))).toBeNull();
  });
});
