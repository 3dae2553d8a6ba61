import { contrastOf } from './contrast.ts';
import { type RingKind, ringNear } from './rings.ts';

const [WIDTH, HEIGHT] = [120, 120];
const CUP: RingKind = { from: -0.2, to: Math.PI + 0.2, radii: [8, 9, 10, 11, 12], line: 4 };

/** A bright line of three pixels: below the middle only, or all round it. */
function drawn(radius: number, whole: boolean) {
  const data = Float32Array.from({ length: WIDTH * HEIGHT }, (_, i) => {
    const [x, y] = [(i % WIDTH) - 64, Math.floor(i / WIDTH) - 56];
    return Math.abs(Math.sqrt(x * x + y * y) - radius) < 1.5 && (whole || y > 0) ? 130 : 100;
  });
  return contrastOf({ width: WIDTH, height: HEIGHT, data });
}

test('finds a cup that is open above, where it lies and as wide as it is', () => {
  const found = ringNear(drawn(10, false), { x: 58, y: 60 }, 20, 24, 0.06, CUP);
  expect(Math.abs(found.x - 64)).toBeLessThanOrEqual(2);
  expect(Math.abs(found.y - 56)).toBeLessThanOrEqual(2);
  expect(Math.abs(found.radius - 10)).toBeLessThanOrEqual(1);
  expect(found.score).toBeGreaterThan(0.6);
});

test('a half is no ring of two lines, and nothing is no cup', () => {
  const ring: RingKind = { ...CUP, from: 0, to: 2 * Math.PI, around: [16, 17, 18] };
  expect(ringNear(drawn(10, false), { x: 64, y: 56 }, 20, 24, 0.06, ring).score).toBeLessThan(0.4);
  const empty = contrastOf({ width: WIDTH, height: HEIGHT, data: new Float32Array(WIDTH * HEIGHT).fill(90) });
  expect(ringNear(empty, { x: 64, y: 56 }, 20, 24, 0.06, CUP).score).toBeLessThanOrEqual(0);
});
