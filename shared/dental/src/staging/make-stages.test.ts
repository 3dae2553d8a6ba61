import { type MovementLimits, type Pose, type ToothType, toothTypeOf, toothTypes } from '@archway/contracts';
import { type Random, type Vec3, add, between, length, scale, seededRandom, subtract, unit } from '@archway/geometry';
import { gapBetween } from '../collide/gap-between.ts';
import { solidOf } from '../collide/solid.ts';
import { AT_REST, aboutPoint } from '../pose/pose.ts';
import { aboutAxis } from '../pose/quaternion.ts';
import { makeTarget } from '../target/make-target.ts';
import { hasScans, labelledScan } from '../testing/labelled-jaws.node.ts';
import { madeJaw } from '../testing/made-jaws.ts';
import { framedTeeth } from '../testing/prepared.ts';
import { type StageLimits, shareOfStage, usualLimits } from './limits.ts';
import { type JawStages, makeStages } from './make-stages.ts';

const teeth = framedTeeth(madeJaw('lower', { triangles: 20_000, traits: { crowding: 0.6 } }));
type Row = typeof teeth;
const solids = new Map(teeth.map(({ fdi, body }) => [fdi, solidOf(body)]));

function expectLimits(
  row: Row,
  { poses }: JawStages,
  target: ReadonlyMap<number, Pose>,
  limits: StageLimits = usualLimits,
): void {
  for (const tooth of row) {
    expect(poses[0]!.get(tooth.fdi)).toEqual(AT_REST);
    expect(poses.at(-1)!.get(tooth.fdi)).toEqual(target.get(tooth.fdi));
    for (const [n, stage] of poses.slice(1).entries())
      expect(shareOfStage(tooth, poses[n]!.get(tooth.fdi)!, stage.get(tooth.fdi)!, limits)).toBeLessThanOrEqual(1);
  }
}

test('nothing that stays moves: a plan of one stage, which is the scan', () => {
  const rest = new Map(teeth.map(({ fdi }) => [fdi, AT_REST]));
  const found = makeStages(teeth, solids, rest);
  expect(found.poses).toEqual([rest, rest]);
  expect(Math.max(...found.excess)).toBe(0);
});

function randomTarget(random: Random): ReadonlyMap<number, Pose> {
  const some = (most: number): number => between(random, -most, most);
  return new Map(
    teeth.map(({ fdi, body }) => {
      const turn = aboutAxis(unit([some(1), some(1), some(1)]), some(40));
      return [fdi, aboutPoint(turn, body.center, [some(4), some(2), some(4)])] as const;
    }),
  );
}

test('every stage of random targets keeps the limits, whatever it meets', () => {
  for (let seed = 1; seed <= 6; seed++) {
    const target = randomTarget(seededRandom(seed));
    expectLimits(teeth, makeStages(teeth, solids, target, { avoid: seed === 1, sequence: seed > 3 }), target);
  }
});

test('every stage keeps the limits of the type of each tooth, and others take what they may', () => {
  for (let seed = 1; seed <= 6; seed++) {
    const random = seededRandom(seed);
    const some = (): MovementLimits => ({
      linear: between(random, 0.08, 0.4),
      vertical: between(random, 0.08, 0.3),
      rotation: between(random, 0.8, 4),
    });
    const byType: { [Type in ToothType]?: MovementLimits } = {};
    for (const { value } of toothTypes) if (between(random, 0, 1) < 0.7) byType[value] = some();
    const limits = { ...some(), collision: 0.05, byType };
    const target = randomTarget(random);
    const found = makeStages(teeth, solids, target, { limits, avoid: seed === 1 });
    expectLimits(teeth, found, target, limits);
  }
});

test('a type that may go twice as far as all others needs half as many stages, and no other tooth goes faster', () => {
  const target = randomTarget(seededRandom(7));
  const { linear, vertical, rotation } = usualLimits;
  const byType = { incisor: { linear: 2 * linear, vertical: 2 * vertical, rotation: 2 * rotation } };
  const [usual, faster] = [{}, { limits: { ...usualLimits, byType } }].map((options) =>
    makeStages(teeth, solids, target, { ...options, avoid: false }),
  );
  const stagesOf = ({ poses }: JawStages, fdi: number): number =>
    poses.filter((stage, n) => n > 0 && stage.get(fdi) !== poses[n - 1]!.get(fdi)).length;
  for (const { fdi } of teeth) {
    const [before, now] = [stagesOf(usual!, fdi), stagesOf(faster!, fdi)];
    if (toothTypeOf(fdi) === 'incisor') expect(Math.abs(now - before / 2)).toBeLessThanOrEqual(1);
    else expect(now).toBe(before);
  }
});

test('ways around leave less collision than all straight at once', () => {
  const { poses: target } = makeTarget('lower', teeth, solids);
  const [straight, found] = [false, true].map((avoid) => makeStages(teeth, solids, target, { avoid }));
  expectLimits(teeth, found!, target);
  expect(Math.max(...found!.excess)).toBeLessThanOrEqual(Math.max(...straight!.excess));
  expect(Math.max(...found!.excess)).toBeLessThanOrEqual(0.03);
});

test('in sequence the last teeth go first, each next one half-way, and the incisors when both sides are there', () => {
  const target = new Map(
    teeth.map(({ fdi, archMesial }) => {
      const way = scale(archMesial, fdi % 10 > 2 ? -1.5 : 0.3);
      return [fdi, { q: AT_REST.q, t: [way[0], way[1], way[2]] as [number, number, number] }] as const;
    }),
  );
  const { poses } = makeStages(teeth, solids, target, { avoid: false, sequence: true });
  const moves = (fdi: number): readonly [number, number] => {
    const n = poses.slice(1).flatMap((stage, at) => (stage.get(fdi) !== poses[at]!.get(fdi) ? [at] : []));
    const turns = n.filter((at) => length(subtract(poses[at + 1]!.get(fdi)!.t, poses[at]!.get(fdi)!.t)) > 1e-9);
    return [turns[0]!, turns.at(-1)! + 1];
  };
  for (const row of [
    [37, 36, 35, 34, 33, 31],
    [47, 46, 45, 44, 43, 42],
  ])
    for (const [n, fdi] of row.slice(1).entries()) {
      const [from, to] = moves(row[n]!);
      expect([fdi, moves(fdi)[0] >= from + (to - from) / 2]).toEqual([fdi, true]);
    }
  expect(moves(37)[0]).toBe(0);
  expect(moves(31)[0]).toBe(moves(42)[0]);
  expectLimits(teeth, makeStages(teeth, solids, target, { sequence: true }), target);
});

/** A tooth that was scanned elsewhere. @param by in mm */
function scannedAt(tooth: Row[number], by: Vec3): Row[number] {
  const { body, line, pivot } = tooth;
  const positions = body.positions.map((value, at) => value + by[at % 3]!);
  return { ...tooth, line: add(line, by), pivot: add(pivot, by), body: { ...body, positions, center: add(body.center, by) } }; // prettier-ignore
}

/** Two incisors that touch and go a quarter around each other: at the target they touch as they did, half-way straight ways meet. */
function aroundEachOther(degrees: number) {
  const [one, far] = [41, 31].map((fdi) => teeth.find((tooth) => tooth.fdi === fdi)!) as [Row[number], Row[number]];
  const way = subtract(one.body.center, far.body.center);
  const gap = gapBetween(solids.get(41)!, AT_REST, solids.get(31)!, AT_REST);
  const row = [one, scannedAt(far, scale(way, gap / length(way)))];
  const middle = scale(add(row[0]!.body.center, row[1]!.body.center), 0.5);
  const pose = aboutPoint(aboutAxis([0, 1, 0], degrees), middle, [0, 0, 0]);
  const grids = new Map(row.map(({ fdi, body }) => [fdi, solidOf(body)]));
  return { row, grids, target: new Map(row.map(({ fdi }) => [fdi, pose])) };
}

test('two teeth that go around each other make room first, within the limits and in as many stages', () => {
  for (const degrees of [90, -90]) {
    const { row, grids, target } = aroundEachOther(degrees);
    const [straight, found] = [false, true].map((avoid) => makeStages(row, grids, target, { avoid }));
    expectLimits(row, found!, target);
    expect(Math.max(...straight!.excess)).toBeGreaterThan(0.3);
    expect(Math.max(...found!.excess)).toBeLessThanOrEqual(0.03);
    expect(found!.poses).toHaveLength(straight!.poses.length);
  }
});

test('a tooth whose way is kept and one that does not move make no room: the other does, or it is told', () => {
  const { row, grids, target } = aroundEachOther(90);
  const { poses } = makeStages(row, grids, target, { avoid: false });
  const wayOf = (fdi: number) => [fdi, poses.map((stage) => stage.get(fdi)!)] as const;
  const kept = new Map([wayOf(41)]);
  const around = makeStages(row, grids, target, { kept });
  expectLimits(row, around, target);
  for (const [stage, pose] of kept.get(41)!.entries()) expect(around.poses[stage]!.get(41)).toEqual(pose);
  expect(Math.max(...around.excess)).toBeLessThanOrEqual(0.03);
  const both = makeStages(row, grids, target, { kept: new Map([41, 31].map(wayOf)) });
  expect(Math.max(...both.excess)).toBeGreaterThan(0.3);
  const stays = makeStages(row, grids, new Map([[31, target.get(31)!]]));
  for (const stage of stays.poses) expect(stage.get(41)).toEqual(AT_REST);
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

withScans.each([
  ['007', 'upper'],
  ['038', 'lower'],
] as const)('real jaw %s %s reaches its target within the limits and without collisions', async (patient, jaw) => {
  const row = framedTeeth(await labelledScan(patient, jaw));
  const grids = new Map(row.map(({ fdi, body }) => [fdi, solidOf(body)]));
  const { poses: target } = makeTarget(jaw, row, grids);
  const found = makeStages(row, grids, target);
  expectLimits(row, found, target);
  expect(Math.max(...found.excess)).toBeLessThanOrEqual(0.03);
});
