import { solidOf } from '../collide/solid.ts';
import { AT_REST, pointIn } from '../pose/pose.ts';
import { angleBetween } from '../pose/quaternion.ts';
import { hasScans, labelledScan } from '../testing/labelled-jaws.node.ts';
import { madeJaw } from '../testing/made-jaws.ts';
import { framedTeeth } from '../testing/prepared.ts';
import type { FramedTooth } from '../frames/tooth-frames.ts';
import { iprAsNeeded } from './ipr-as-needed.ts';
import { type JawTarget, makeTarget } from './make-target.ts';
import type { TargetOptions } from './options.ts';

const teeth = framedTeeth(madeJaw('lower', { triangles: 20_000, traits: { crowding: 0.6 } }));
const solids = new Map(teeth.map(({ fdi, body }) => [fdi, solidOf(body)]));
const target = (options: TargetOptions = {}): JawTarget => makeTarget('lower', teeth, solids, options);

const wayOf = (row: readonly FramedTooth[], { poses }: JawTarget): number[] =>
  row.map(({ fdi, line }) => Math.hypot(...[0, 1, 2].map((k) => pointIn(poses.get(fdi)!, line)[k]! - line[k]!)));

function expectClosed({ contacts }: JawTarget): void {
  for (const { between, gap, wanted } of contacts)
    expect([between, Math.abs(gap - wanted) <= 0.02]).toEqual([between, true]);
}

const plain = target();

test('contacts are closed, and no tooth goes or leans farther than it may', () => {
  expectClosed(plain);
  expect(plain.contacts).toHaveLength(13);
  // Made-up crowns lack their sides, 1.5 mm of each, so that the arch becomes shorter by those.
  expect(Math.max(...wayOf(teeth, plain))).toBeLessThan(9);
  for (const { fdi, line } of teeth) {
    const pose = plain.poses.get(fdi)!;
    expect(Math.abs(pointIn(pose, line)[1] - line[1])).toBeLessThan(1.5 + 1e-9);
    expect(angleBetween(AT_REST.q, pose.q)).toBeLessThan(45);
  }
  expect(target()).toEqual(plain);
});

test('enamel that is taken, spaces and extractions are as they were asked for', () => {
  const found = target({
    ipr: [{ between: [41, 31], mm: 0.3 }],
    spaces: [{ between: [33, 34], mm: 0.5 }],
    extractions: [44],
  });
  expectClosed(found);
  const at = (one: number, other: number) =>
    found.contacts.find(({ between }) => between.includes(one) && between.includes(other))!;
  expect(at(41, 31).gap).toBeCloseTo(-0.3, 1);
  expect(at(33, 34).gap).toBeCloseTo(0.5, 1);
  expect(at(43, 45).gap).toBeCloseTo(0, 1);
  expect(found.poses.get(44)).toEqual(AT_REST);
});

test('teeth that stay, stay; a contact that only they could close is told', () => {
  const found = target({ fixed: [46, 36] });
  expect(found.poses.get(46)).toEqual(AT_REST);
  expect(found.poses.get(36)).toEqual(AT_REST);
  const open = found.contacts.filter(({ gap }) => Math.abs(gap) > 0.02);
  expect(open.length).toBeLessThanOrEqual(1);
  expect(found.problems.filter(({ problem }) => problem === 'contactNotClosed')).toHaveLength(open.length);
});

test('a wider arch is wider', () => {
  const across = ({ poses }: JawTarget): number => {
    const x = (fdi: number): number => pointIn(poses.get(fdi)!, teeth.find((tooth) => tooth.fdi === fdi)!.line)[0];
    return x(36) - x(46);
  };
  expect(across(target({ expansion: 3 }))).toBeGreaterThan(across(plain) + 0.5);
});

test('forms of the library give each their arch, with closed contacts', () => {
  const canines = ({ poses }: JawTarget): number => {
    const x = (fdi: number): number => pointIn(poses.get(fdi)!, teeth.find((tooth) => tooth.fdi === fdi)!.line)[0];
    return x(33) - x(43);
  };
  const [tapered, square] = (['tapered', 'square'] as const).map((library) => target({ library })) as [
    JawTarget,
    JawTarget,
  ];
  for (const each of [tapered, square]) expectClosed(each);
  expect(canines(square)).toBeGreaterThan(canines(tapered) + 1);
  const { bend, corner } = square.arch!;
  expect(corner / bend).toBeGreaterThan(tapered.arch!.corner / tapered.arch!.bend);
});

test('where the row goes back, molars go to distal and incisors back', () => {
  const back = target({ distalization: { right: 2, left: 2 } });
  const z = ({ poses }: JawTarget, fdi: number): number =>
    pointIn(poses.get(fdi)!, teeth.find((tooth) => tooth.fdi === fdi)!.line)[2];
  expectClosed(back);
  for (const fdi of [46, 36]) expect(z(back, fdi)).toBeLessThan(z(plain, fdi) - 1);
  expect(z(back, 41)).toBeLessThan(z(plain, 41) - 1);
});

test('enamel is taken where incisors come forward, evenly, where it may be, and nowhere else', () => {
  const forward = (by: number): JawTarget => ({
    ...plain,
    poses: new Map(
      teeth.map(({ fdi, outwards }) => [
        fdi,
        { q: AT_REST.q, t: [0, 1, 2].map((k) => outwards[k]! * by) as [number, number, number] },
      ]),
    ),
  });
  expect(iprAsNeeded(teeth, forward(0.5), 'asNeeded', {})).toEqual([]);
  const anterior = iprAsNeeded(teeth, forward(1), 'anterior', {});
  expect(anterior.map(({ mm }) => mm)).toEqual([0.2, 0.2, 0.2, 0.2, 0.2]);
  expect(anterior[0]!.between.toSorted((a, b) => a - b)).toEqual([31, 41]);
  const posterior = iprAsNeeded(teeth, forward(1), 'posterior', {}).flatMap(({ between }) => between);
  expect(posterior.every((fdi) => fdi % 10 >= 3 && fdi % 10 <= 6)).toBe(true);
  // Never more than is usual at a contact; what somebody said of one stays.
  const most = iprAsNeeded(teeth, forward(9), 'anterior', { ipr: [{ between: [31, 41], mm: 0.2 }] });
  expect(most.map(({ mm }) => mm)).toEqual([0.5, 0.5, 0.5, 0.5]);
  expect(iprAsNeeded(teeth, forward(3), 'asNeeded', { fixed: teeth.map(({ fdi }) => fdi) })).toEqual([]);
});

const withScans = hasScans() ? test : test.skip;

withScans('the teeth of a real jaw are set up with closed contacts and small moves', async () => {
  const row = framedTeeth(await labelledScan('007', 'upper'));
  const found = makeTarget('upper', row, new Map(row.map(({ fdi, body }) => [fdi, solidOf(body)])));
  expectClosed(found);
  expect(found.problems).toEqual([]);
  const ways = wayOf(row, found);
  expect(ways.reduce((sum, way) => sum + way, 0) / ways.length).toBeLessThan(1.6);
  expect(Math.max(...ways)).toBeLessThan(3);
});
