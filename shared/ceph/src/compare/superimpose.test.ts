import { mmPerPixel } from '../calibration.ts';
import { landmarks } from '../landmarks.ts';
import type { Marks } from '../marks.ts';
import type { Point } from '../point.ts';
import { MM_PER_PIXEL, filmOf, steinersHead } from '../testing/heads.ts';
import { move, movementOf, structures, superimpose } from './superimpose.ts';

const head = steinersHead();
const later = { marks: filmOf(head), mmPerPixel: MM_PER_PIXEL };

/** Turned by so many degrees, larger by a factor, moved, and mirrored or not: the same head on another film. */
const elsewhere =
  (degrees: number, size: number, mirror: boolean) =>
  ({ x, y }: Point): Point => {
    const a = (degrees * Math.PI) / 180;
    const [u, v] = [size * (mirror ? -x : x), size * y];
    return { x: 300 + u * Math.cos(a) - v * Math.sin(a), y: 50 + u * Math.sin(a) + v * Math.cos(a) };
  };

describe.each(structures)('on $key', (structure) => {
  test.each([
    [0, 1, false],
    [12, 1.7, false],
    [-8, 0.6, true],
    [170, 1, true],
  ])('the same head, turned by %i°, %f times as large, mirrored: %s', (degrees, size, mirror) => {
    const marks = filmOf(head, elsewhere(degrees, size, mirror));
    const earlier = { marks, mmPerPixel: MM_PER_PIXEL / size };
    const laid = superimpose(earlier, later, structure);
    if (!laid) throw new Error('not laid on each other');
    for (const { key } of landmarks) {
      const at = move(laid, marks[key] as Point);
      expect(at.x).toBeCloseTo(later.marks[key]?.x ?? NaN, 6);
      expect(at.y).toBeCloseTo(later.marks[key]?.y ?? NaN, 6);
    }
  });
});

const [cranialBase] = structures;

test('growth is what is left: the structure keeps its direction, not its length', () => {
  const smaller = { ...head, Pog: { x: head.Pog.x - 3, y: head.Pog.y + 5 }, N: { x: head.N.x - 2, y: head.N.y } };
  const earlier = { marks: filmOf(smaller, elsewhere(20, 1.3, true)), mmPerPixel: MM_PER_PIXEL / 1.3 };
  const gone = movementOf('Pog', earlier, later, cranialBase);
  expect(gone?.forward).toBeCloseTo(3, 6);
  expect(gone?.down).toBeCloseTo(5, 6);
  expect(movementOf('N', earlier, later, cranialBase)?.forward).toBeCloseTo(2, 6);
  expect(movementOf('S', earlier, later, cranialBase)?.forward).toBeCloseTo(0, 6);
});

test('without a calibration, or a landmark of the structure, nothing is laid', () => {
  const { N, ...rest } = later.marks;
  expect(superimpose({ ...later, mmPerPixel: null }, later, cranialBase)).toBeNull();
  expect(superimpose(later, { ...later, mmPerPixel: null }, cranialBase)).toBeNull();
  expect(superimpose(later, { ...later, marks: rest }, cranialBase)).toBeNull();
  const proposed: Marks = { ...rest, ...(N ? { N: { ...N, confirmed: false } } : {}) };
  expect(superimpose({ ...later, marks: proposed }, later, cranialBase)).toBeNull();
});

describe('calibration', () => {
  const ends = { from: { x: 100, y: 100 }, to: { x: 100, y: 500 }, lengthMm: 40 };
  test('by two marks of a ruler, or another length', () => {
    expect(mmPerPixel({ kind: 'ruler', ...ends })).toBe(0.1);
    expect(mmPerPixel({ kind: 'length', ...ends, lengthMm: 50 })).toBe(0.125);
  });
  test('by the resolution', () => expect(mmPerPixel({ kind: 'dpi', dpi: 254 })).toBeCloseTo(0.1, 12));
  test('none where it would be a guess', () => {
    expect(mmPerPixel(null)).toBeNull();
    expect(mmPerPixel({ kind: 'ruler', ...ends, to: { x: 102, y: 101 } })).toBeNull();
    expect(mmPerPixel({ kind: 'ruler', ...ends, lengthMm: 0 })).toBeNull();
    expect(mmPerPixel({ kind: 'dpi', dpi: 0 })).toBeNull();
  });
});
