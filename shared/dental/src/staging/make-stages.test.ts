import type { Pose } from '@archway/contracts';
import { between, seededRandom, unit } from '@archway/geometry';
import { solidOf } from '../collide/gap-between.ts';
import { AT_REST, aboutPoint } from '../pose/pose.ts';
import { aboutAxis } from '../pose/quaternion.ts';
import { makeTarget } from '../target/make-target.ts';
import { hasScans, labelledScan } from '../testing/labelled-jaws.node.ts';
import { madeJaw } from '../testing/made-jaws.ts';
import { framedTeeth } from '../testing/prepared.ts';
import { shareOfStage, usualLimits } from './limits.ts';
import { type JawStages, makeStages } from './make-stages.ts';

const teeth = framedTeeth(madeJaw('lower', { triangles: 20_000, traits: { crowding: 0.6 } }));
const solids = new Map(teeth.map(({ fdi, body }) => [fdi, solidOf(body)]));

function expectLimits(row: typeof teeth, { poses }: JawStages, target: ReadonlyMap<number, Pose>): void {
  for (const tooth of row) {
    expect(poses[0]!.get(tooth.fdi)).toEqual(AT_REST);
    expect(poses.at(-1)!.get(tooth.fdi)).toEqual(target.get(tooth.fdi));
    for (const [n, stage] of poses.slice(1).entries())
      expect(shareOfStage(tooth, poses[n]!.get(tooth.fdi)!, stage.get(tooth.fdi)!, usualLimits)).toBeLessThanOrEqual(1);
  }
}

test('nothing that stays moves: a plan of one stage, which is the scan', () => {
  const rest = new Map(teeth.map(({ fdi }) => [fdi, AT_REST]));
  const found = makeStages(teeth, solids, rest);
  expect(found.poses).toEqual([rest, rest]);
  expect(Math.max(...found.excess)).toBe(0);
});

test('every stage of random targets keeps the limits, whatever it meets', () => {
  for (let seed = 1; seed <= 6; seed++) {
    const random = seededRandom(seed);
    const some = (most: number): number => between(random, -most, most);
    const target = new Map(
      teeth.map(({ fdi, body }) => {
        const turn = aboutAxis(unit([some(1), some(1), some(1)]), some(40));
        return [fdi, aboutPoint(turn, body.center, [some(4), some(2), some(4)])] as const;
      }),
    );
    expectLimits(teeth, makeStages(teeth, solids, target, { avoid: seed === 1 }), target);
  }
});

test('ways around and waits leave less collision than all straight at once', () => {
  const { poses: target } = makeTarget('lower', teeth, solids);
  const [straight, found] = [false, true].map((avoid) => makeStages(teeth, solids, target, { avoid }));
  expectLimits(teeth, found!, target);
  expect(Math.max(...found!.excess)).toBeLessThanOrEqual(Math.max(...straight!.excess));
  expect(Math.max(...found!.excess)).toBeLessThan(0.05);
});

test('enamel that is taken is told with the stage that needs it', () => {
  const ipr = [{ between: [41, 31] as const, mm: 0.4 }];
  const { poses: target } = makeTarget('lower', teeth, solids, { ipr });
  const { meets, poses } = makeStages(teeth, solids, target);
  const there = meets.find(({ between: pair }) => pair.includes(41) && pair.includes(31));
  expect(there?.stage).toBeGreaterThan(0);
  expect(there?.stage).toBeLessThan(poses.length);
});

const withScans = hasScans() ? test : test.skip;

withScans('a real jaw reaches its target within the limits and without collisions', async () => {
  const row = framedTeeth(await labelledScan('007', 'upper'));
  const grids = new Map(row.map(({ fdi, body }) => [fdi, solidOf(body)]));
  const { poses: target } = makeTarget('upper', row, grids);
  const found = makeStages(row, grids, target);
  expectLimits(row, found, target);
  expect(Math.max(...found.excess)).toBeLessThanOrEqual(0.05);
});
