import { THOROUGH } from '@archway/build/sampling';
import type { Pose } from '@archway/contracts';
import { type Vec3, between, seededRandom, unit } from '@archway/geometry';
import type { ToothBody } from '../body/tooth-body.ts';
import { AT_REST, aboutPoint } from '../pose/pose.ts';
import { aboutAxis } from '../pose/quaternion.ts';
import { composed } from '../pose/combine.ts';
import { madeJaw } from '../testing/made-jaws.ts';
import { framedTeeth } from '../testing/prepared.ts';
import { bruteDepth } from '../testing/brute-depth.ts';
import { gapBetween } from './gap-between.ts';
import { solidOf } from './solid.ts';

/** Before a release: more poses; each takes the brute force five seconds and more. */
const ROUNDS = THOROUGH ? 4 : 1;
const teeth = framedTeeth(madeJaw('lower', { traits: { crowding: 0.5 } })).map(({ body }) => body);
const some = [2, 3, 6, 7, 10, 11].map((n) => teeth[n]!);
const solids = new Map(some.map((body) => [body, solidOf(body)]));
const pairs = [
  [0, 1],
  [2, 3],
  [4, 5],
].map(([a, b]) => [some[a!]!, some[b!]!] as const);

/** Somewhere about where the tooth stands, pushed to its neighbour. */
function somewhere(body: ToothBody, towards: ToothBody, seed: number): Pose {
  const random = seededRandom(seed);
  const way = unit([0, 1, 2].map((k) => towards.center[k]! - body.center[k]!) as unknown as Vec3);
  const push = between(random, 0.2, 1.6);
  const axis = unit([between(random, -1, 1), between(random, -1, 1), between(random, -1, 1)]);
  const aside = (k: number): number => way[k]! * push + between(random, -0.1, 0.1);
  return aboutPoint(aboutAxis(axis, between(random, -6, 6)), body.center, [aside(0), aside(1), aside(2)]);
}

test('depths and gaps are within a fiftieth of a millimetre of those of all points and all faces', () => {
  let [deep, apart] = [0, 0];
  for (const [n, [one, other]] of pairs.entries())
    for (let round = 0; round < ROUNDS; round++) {
      const pose = somewhere(one, other, 10 * n + round);
      const gap = gapBetween(solids.get(one)!, pose, solids.get(other)!, AT_REST);
      if (gap > 0.9) continue;
      expect(Math.abs(gap - bruteDepth(one, pose, other))).toBeLessThan(0.02);
      if (gap < 0) deep++;
      else apart++;
    }
  expect(Math.min(deep, apart)).toBeGreaterThan(0);
});

test('it does not matter which tooth is named first, nor where both stand', () => {
  for (const [n, [one, other]] of pairs.entries()) {
    const [a, b] = [solids.get(one)!, solids.get(other)!];
    const pose = somewhere(one, other, n);
    const gap = gapBetween(a, pose, b, AT_REST);
    expect(gapBetween(b, AT_REST, a, pose)).toBe(gap);
    // Named the other way round for the machine, too.
    const renamed = { ...a, fdi: 99 };
    expect(gapBetween(b, AT_REST, renamed, pose)).toBeCloseTo(gap, 4);
    const both = aboutPoint(aboutAxis([0, 1, 0], 40), [10, 3, 2], [5, -1, 7]);
    expect(gapBetween(a, composed(both, pose), b, both)).toBeCloseTo(gap, 4);
  }
});

test('what is far apart has the widest gap that is measured', () => {
  expect(gapBetween(solids.get(some[0]!)!, AT_REST, solids.get(some[5]!)!, AT_REST)).toBe(1);
});
