import type { Pose } from '@archway/contracts';
import { gapBetween } from '../collide/gap-between.ts';
import type { Jaw } from '../document/jaws.ts';
import { composed } from '../pose/combine.ts';
import { AT_REST } from '../pose/pose.ts';
import { madeJaw } from '../testing/made-jaws.ts';
import type { JawDesign, JawOptions } from './design-jaw.ts';
import { designJaws } from './design-jaws.ts';
import { OVER } from './opposing.ts';

const wanted = { triangles: 12_000, traits: { crowding: 0.6 } };
const scans = [madeJaw('upper', wanted), madeJaw('lower', wanted)];

function designed(bite: Pose | null, first: Jaw, options: JawOptions = {}): Record<Jaw, JawDesign> {
  const found = designJaws(scans, { bite, first, optionsOf: () => ({ staged: false, ...options }) });
  if ('refused' in found) throw new Error(JSON.stringify(found.refused));
  return { upper: found.designs.get('upper')!, lower: found.designs.get('lower')! };
}

/** Each jaw by itself. */
const alone = designed(null, 'lower');

/** Of each upper tooth at the target the gap to the lower ones, in mm; below 0 how deep it passes into them. */
const gapsOf = ({ upper, lower }: Record<Jaw, JawDesign>, bite: Pose): number[] =>
  [...upper.solids].map(([fdi, solid]) => {
    const pose = composed(composed(bite, OVER), upper.target.poses.get(fdi)!);
    return [...lower.solids].reduce(
      (least, [other, body]) => Math.min(least, gapBetween(solid, pose, body, lower.target.poses.get(other)!)),
      1,
    );
  });

/** The upper jaw so much nearer to the lower one than it was made. */
const nearer = (by: number): Pose => ({ q: AT_REST.q, t: [0, -by, 0] });
const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

test('the second jaw is set up to the first one, which stands as it does by itself', () => {
  const together = designed(AT_REST, 'lower');
  expect(together.lower.target).toEqual(alone.lower.target);
  expect(together.upper.target.poses).not.toEqual(alone.upper.target.poses);
  expect(mean(gapsOf(together, AT_REST))).toBeLessThan(mean(gapsOf(alone, AT_REST)) - 0.1);
  for (const { gap, wanted: asked } of together.upper.target.contacts) expect(Math.abs(gap - asked)).toBeLessThan(0.02);
  expect(designed(AT_REST, 'upper').upper.target).toEqual(alone.upper.target);
});

test('teeth that would pass into the other jaw are set up lower, and those for which that is not enough are told', () => {
  const bite = nearer(1.25);
  const before = gapsOf(alone, bite).filter((gap) => gap < -0.05);
  expect(before.length).toBeGreaterThan(2);
  const together = designed(bite, 'lower');
  const deep = gapsOf(together, bite).filter((gap) => gap < -0.05);
  const toldOf = together.upper.problems.filter(({ problem }) => problem === 'meetsOtherJaw');
  expect(toldOf).toHaveLength(deep.length);
  const sum = (gaps: readonly number[]): number => gaps.reduce((all, gap) => all - gap, 0);
  expect(sum(deep)).toBeLessThan(0.7 * sum(before));
});

test('teeth that stay are not set up to anything', () => {
  const upper = [...alone.upper.solids.keys()];
  const found = designJaws(scans, {
    ...{ bite: nearer(1.25), first: 'lower' },
    optionsOf: (jaw) => ({ staged: false, fixed: jaw === 'upper' ? upper : [] }),
  });
  if ('refused' in found) throw new Error('refused');
  for (const pose of found.designs.get('upper')!.target.poses.values()) expect(pose).toEqual(AT_REST);
  expect(found.designs.get('upper')!.problems.some(({ problem }) => problem === 'meetsOtherJaw')).toBe(true);
});
