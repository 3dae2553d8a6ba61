import type { PlanDocument, Pose } from '@archway/contracts';
import { canonicalText } from '../../document/canonical.ts';
import { readPlan } from '../../document/read-document.ts';
import { wayBetween } from '../../pose/between.ts';
import { mixedPose } from '../../pose/combine.ts';
import { movementOf } from '../../pose/movement.ts';
import { AT_REST } from '../../pose/pose.ts';
import { samplePlan } from '../../testing/sample-plan.ts';
import {
  type EditCommand,
  type EditRules,
  barOf,
  edited,
  keyFrameGoesTo,
  keyFramesIn,
  lastOf,
  noRules,
} from '../index.ts';
import { originOf } from '../tooth-way.ts';

const none = { from: 'none', upper: AT_REST } as const;
const plan = (kind: PlanDocument['kind'] = 'step'): PlanDocument =>
  readPlan({ ...samplePlan(4, { kind }), bite: none, checks: [] }).document!;
function made(document: PlanDocument, ...commands: readonly EditCommand[]): PlanDocument {
  return commands.reduce((now, command) => {
    const found = edited(now, command, noRules);
    if (!found.document) throw new Error(`${found.refused} ${found.problem?.problem} ${found.problem?.path}`);
    expect(readPlan(found.document).problems).toBeUndefined();
    return found.document;
  }, document);
}
const refused = (document: PlanDocument, command: EditCommand, rules: EditRules = noRules) =>
  edited(document, command, rules).refused;

const put = (stage: number, ...teeth: number[]): EditCommand => ({ type: 'keyFrame', teeth, stage });
const take = (stage: number, ...teeth: number[]): EditCommand => ({ type: 'removeKeyFrame', teeth, stage });
const moved = (stage: number, by: number, ...teeth: number[]): EditCommand => ({
  ...{ type: 'moveKeyFrame', teeth, stage, by },
});
const typed = (stage: number, value: number, fdi = 13): EditCommand => ({
  ...{ type: 'keyMovement', teeth: [fdi], stage, movement: 'buccal', value },
});
const bar = (end: 'from' | 'to' | 'both', by: number, fdi = 13): EditCommand => ({
  ...{ type: 'bar', teeth: [fdi], end, by },
});
const far = (value: number, fdi = 13): EditCommand => ({
  ...{ type: 'movement', teeth: [fdi], movement: 'mesial', value },
});

const stagesOf = (document: PlanDocument, fdi = 13): number[] => keyFramesIn(document, fdi).map(({ stage }) => stage);
const poseAt = (document: PlanDocument, stage: number, fdi = 13): Pose =>
  document.aligners.upper[stage]!.poses[String(fdi)]!;
const barOfTooth = (document: PlanDocument, fdi = 13) => barOf(document.aligners.upper, fdi)!;

/** How far a way is from the straight one between two stages, in mm and degrees. */
function aside(document: PlanDocument, from: number, to: number, fdi = 13): number {
  const tooth = document.teeth.find((each) => each.fdi === fdi)!;
  const ends = [poseAt(document, from, fdi), poseAt(document, to, fdi)] as const;
  return Math.max(
    ...Array.from({ length: to - from + 1 }, (_, n) => {
      const straight = mixedPose(...ends, n / (to - from), originOf(tooth));
      const way = wayBetween(straight, poseAt(document, from + n, fdi), originOf(tooth));
      return Math.max(way.linear, way.vertical, way.rotation);
    }),
  );
}

test('a key frame is where the tooth stands: nothing moves, and it goes as it came', () => {
  const before = plan();
  const after = made(before, put(5, 13, 11));
  expect(after.aligners).toEqual(before.aligners);
  expect(after.keyFrames).toEqual([
    { fdi: 13, stage: 5, pose: poseAt(before, 5) },
    { fdi: 11, stage: 5, pose: poseAt(before, 5, 11) },
  ]);
  const back = made(after, take(5, 13, 11));
  expect(back.keyFrames).toBeUndefined();
  expect(barOfTooth(back)).toEqual(barOfTooth(before));
});

test('where no key frame can be it is refused with the tooth', () => {
  const before = plan();
  const later = made(before, bar('both', 3), put(8, 13));
  expect(edited(later, put(2, 13), noRules)).toMatchObject({ refused: 'keyFrameOutside', teeth: [13] });
  for (const stage of [3, 15, 99]) expect(refused(later, put(stage, 13))).toBe('keyFrameOutside');
  expect(refused(later, put(8, 13))).toBe('keyFrameThere');
  expect(refused(later, put(8, 11, 13))).toBe('keyFrameThere');
  expect(refused(later, take(9, 13))).toBe('noKeyFrame');
  expect(refused(later, moved(9, 1, 13))).toBe('noKeyFrame');
  expect(refused(later, typed(9, 1))).toBe('noKeyFrame');
  expect(refused(made(before, { type: 'reset', teeth: [13] }), put(4, 13))).toBe('notMoving');
  expect(refused(plan('target'), put(1, 13))).toBe('stageRange');
  expect(refused(plan('target'), take(1, 13))).toBe('noKeyFrame');
  const locked = made(later, { type: 'lock', teeth: [13] });
  for (const command of [put(6, 13), take(8, 13), moved(8, 1, 13), typed(8, 1)])
    expect([refused(locked, command), refused(later, command, { ...noRules, fixed: new Set([13]) })]).toEqual([
      'locked',
      'fixed',
    ]);
});

test('its pose is changed and not the target; ways are straight on both sides, and nothing else moves', () => {
  const before = made(plan(), put(4, 13), put(8, 13));
  const after = made(before, typed(8, 0.6));
  expect(after.target).toEqual(before.target);
  const { frame } = after.teeth.find(({ fdi }) => fdi === 13)!;
  const [first, second] = keyFramesIn(after, 13);
  expect(first).toEqual(keyFramesIn(before, 13)[0]);
  expect(movementOf(frame!, second!.pose).buccal).toBeCloseTo(0.6, 4);
  expect(second!.pose).toEqual(poseAt(after, second!.stage));
  expect(aside(after, 4, second!.stage)).toBeLessThan(1e-3);
  expect(aside(after, second!.stage, barOfTooth(after).to)).toBeLessThan(1e-3);
  for (let stage = 0; stage <= 4; stage++) expect(poseAt(after, stage)).toEqual(poseAt(before, stage));
  for (let stage = 0; stage <= 12; stage++) expect(poseAt(after, stage, 11)).toEqual(poseAt(before, stage, 11));
  const other: EditCommand = { type: 'keyPose', stage: 4, poses: [[13, AT_REST]] };
  // Where it stands as it was scanned the way begins, and that is no key frame any more.
  expect(stagesOf(made(before, other))).toEqual([8]);
});

test('what needs more stages before the first one begins earlier, then goes later; between two of them it goes later', () => {
  const begins = made(plan(), bar('both', 4), put(8, 13), put(12, 13));
  const early = made(begins, typed(8, 1.6));
  expect(barOfTooth(early).from).toBeLessThan(4);
  expect(stagesOf(early)[0]).toBe(8);
  const gap = stagesOf(early)[1]! - 8;
  expect(gap).toBeGreaterThanOrEqual(4);
  const late = made(begins, typed(8, 4));
  expect(barOfTooth(late).from).toBe(0);
  expect(stagesOf(late)[0]).toBeGreaterThan(8);
  const between = made(begins, typed(12, 4));
  expect([barOfTooth(between).from, stagesOf(between)[0]]).toEqual([4, 8]);
  expect(stagesOf(between)[1]).toBeGreaterThan(12);
  expect(lastOf(between, 'upper')).toBe(barOfTooth(between).to);
  const crawl: EditCommand = { type: 'keyMovement', teeth: [13], stage: 8, movement: 'extrusion', value: 39 };
  expect(edited(begins, crawl, noRules)).toMatchObject({ refused: 'tooManyStages', teeth: [13] });
});

test('a key frame goes to another stage with its pose, between those beside it, and back', () => {
  const before = made(plan(), bar('to', 12), put(6, 13), put(14, 13));
  const after = made(before, moved(6, 4, 13));
  expect(stagesOf(after)).toEqual([10, 14]);
  expect(keyFramesIn(after, 13).map(({ pose }) => pose)).toEqual(keyFramesIn(before, 13).map(({ pose }) => pose));
  expect([aside(after, 0, 10), aside(after, 10, 14)].every((each) => each < 1e-3)).toBe(true);
  expect(barOfTooth(after)).toEqual(barOfTooth(before));
  expect(stagesOf(made(after, moved(10, -4, 13)))).toEqual([6, 14]);
  // Never beyond those beside it, and no farther than limits let it.
  expect(stagesOf(made(before, moved(6, 99, 13)))[0]).toBeLessThan(14);
  expect(stagesOf(made(before, moved(14, -99, 13)))[1]).toBeGreaterThan(6);
  const close = made(before, put(7, 13));
  expect(refused(close, moved(6, 1, 13))).toBe('keyFrameBetween');
  expect(refused(close, moved(7, -1, 13))).toBe('keyFrameBetween');
});

test('bars carry key frames: as a whole by as much, stretched in proportion, and back to the same bytes', () => {
  const before = made(plan(), put(3, 13), put(6, 13));
  const later = made(before, bar('both', 3));
  expect([stagesOf(later), barOfTooth(later)]).toEqual([[6, 9], { from: 3, to: 15 }]);
  expect(canonicalText(made(later, bar('both', -3)))).toBe(canonicalText(before));
  const longer = made(before, bar('to', 12));
  expect([stagesOf(longer), barOfTooth(longer)]).toEqual([[6, 12], { from: 0, to: 24 }]);
  expect(keyFramesIn(longer, 13).map(({ pose }) => pose)).toEqual(keyFramesIn(before, 13).map(({ pose }) => pose));
  const short = made(longer, bar('to', -99));
  expect(keyFramesIn(short, 13)).toHaveLength(2);
  expect(keyFramesIn(short, 13).map(({ pose }) => pose)).toEqual(keyFramesIn(before, 13).map(({ pose }) => pose));
});

test('rests move what comes after them, and go as they came; a key frame in one stands before it', () => {
  const before = made(plan(), put(3, 13), put(6, 13));
  const rested = made(before, { type: 'rest', jaw: 'upper', after: 4 });
  expect(stagesOf(rested)).toEqual([3, 7]);
  expect(stagesOf(made(before, { type: 'rest', jaw: 'upper', after: 3 }))).toEqual([3, 7]);
  expect(canonicalText(made(rested, { type: 'removeRest', jaw: 'upper', at: 5 }))).toBe(canonicalText(before));
  expect(stagesOf(made(rested, put(5, 11)), 11)).toEqual([4]);
  // A way goes around rests with its key frames, and a key frame goes over a rest.
  expect(stagesOf(made(rested, typed(3, 0.2), bar('both', 2)))).toEqual([6, 9]);
  expect(stagesOf(made(plan(), put(4, 13), { type: 'rest', jaw: 'upper', after: 4 }, moved(4, 1, 13)))).toEqual([6]);
});

test('a key frame that is drawn into rests goes over them, or up to them where nothing is behind them', () => {
  const rest = (after: number): EditCommand => ({ type: 'rest', jaw: 'upper', after });
  const before = made(plan(), put(4, 13), rest(6), rest(7));
  expect(keyFrameGoesTo(before, 13, 4, 3)).toBe(9);
  expect(keyFrameGoesTo(made(before, put(9, 13)), 13, 4, 3)).toBe(6);
  expect(keyFrameGoesTo(made(before, put(9, 13)), 13, 9, -1)).toBe(6);
  expect(keyFrameGoesTo(before, 11, 4, 3)).toBe(4);
  const close = made(before, moved(4, 2, 13), put(9, 13));
  expect([stagesOf(close), refused(close, moved(6, 1, 13))]).toEqual([[6, 9], 'keyFrameBetween']);
});

test('another target changes the way after the last one alone; back to the scan none is left', () => {
  const before = made(plan(), put(3, 13), put(6, 13));
  const after = made(before, far(2));
  expect(after.keyFrames).toEqual(before.keyFrames);
  for (let stage = 0; stage <= 6; stage++) expect(poseAt(after, stage)).toEqual(poseAt(before, stage));
  expect(aside(after, 6, barOfTooth(after).to)).toBeLessThan(1e-3);
  const there: EditCommand = { type: 'target', poses: [[13, AT_REST]] };
  expect(stagesOf(made(before, there))).toEqual([3, 6]);
  const back = made(before, { type: 'reset', teeth: [13] });
  expect([back.keyFrames, barOf(back.aligners.upper, 13)]).toEqual([undefined, null]);
});

test('tighter limits take more stages where they are needed, with the same poses; a locked one is named', () => {
  const before = made(plan(), put(3, 13), put(6, 13));
  const { linear, vertical, rotation } = before.limits;
  const canine = { linear: linear / 5, vertical: vertical / 5, rotation: rotation / 5 };
  const limits: EditCommand = { type: 'limits', limits: { linear, vertical, rotation, byType: { canine } } };
  const after = made(before, limits);
  expect(keyFramesIn(after, 13).map(({ pose }) => pose)).toEqual(keyFramesIn(before, 13).map(({ pose }) => pose));
  expect(stagesOf(after)[0]).toBeGreaterThan(3);
  expect(refused(made(before, { type: 'lock', teeth: [13] }), limits)).toBe('limitsLocked');
});

test('the other side gets the way with its key frames at the same stages; without any its own are left out', () => {
  const before = made(plan(), bar('both', 2), put(6, 13), typed(6, 0.5), put(4, 23));
  const after = made(before, { type: 'mirror', teeth: [13] });
  expect(stagesOf(after, 23)).toEqual(stagesOf(after, 13));
  const frameOf = (fdi: number) => after.teeth.find((each) => each.fdi === fdi)!.frame!;
  const [own, others] = [13, 23].map((fdi) => movementOf(frameOf(fdi), keyFramesIn(after, fdi)[0]!.pose));
  for (const [movement, value] of Object.entries(own!)) expect(others![movement as 'tip']).toBeCloseTo(value, 3);
  expect(barOfTooth(after, 23)).toEqual(barOfTooth(after, 13));
  expect(stagesOf(made(before, { type: 'mirror', teeth: [11] }, put(4, 21), { type: 'mirror', teeth: [11] }), 21)).toEqual([]); // prettier-ignore
});
