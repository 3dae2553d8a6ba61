import {
  type LimitsByType,
  type PlanDocument,
  type PlanMovement,
  planMovements,
  toothTypeOf,
  toothTypes,
} from '@archway/contracts';
import { type Random, between, oneOf, seededRandom, wholeBetween } from '@archway/geometry';
import { canonicalText } from '../document/canonical.ts';
import { jawOf, jaws } from '../document/jaws.ts';
import { readPlan } from '../document/read-document.ts';
import { AT_REST } from '../pose/pose.ts';
import { movementOf } from '../pose/movement.ts';
import { aboutAxis } from '../pose/quaternion.ts';
import { turnedTo } from '../attach/place.ts';
import { overLimits } from '../restage/issues.ts';
import { samplePlan } from '../testing/sample-plan.ts';
import {
  type EditCommand,
  type EditRules,
  barOf,
  contactsIn,
  counterpartOf,
  edited,
  lastOf,
  noRules,
} from './index.ts';

const plan = (seed = 1, kind: PlanDocument['kind'] = 'step'): PlanDocument =>
  readPlan({ ...samplePlan(seed, { kind }), bite: { from: 'none', upper: AT_REST } }).document!;

/** @throws Error when it is refused */
function made(document: PlanDocument, command: EditCommand, rules: EditRules = noRules): PlanDocument {
  const found = edited(document, command, rules);
  if (!found.document) throw new Error(`${found.refused} ${found.problem?.problem} ${found.problem?.path}`);
  return found.document;
}
const refused = (document: PlanDocument, command: EditCommand, rules: EditRules = noRules) =>
  edited(document, command, rules).refused;
const frameOf = ({ teeth }: PlanDocument, fdi: number) => teeth.find((each) => each.fdi === fdi)!.frame!;
const movesOf = (document: PlanDocument, fdi: number) =>
  movementOf(frameOf(document, fdi), document.target[String(fdi)] ?? AT_REST);
const move = (teeth: number[], movement: PlanMovement, value: number): EditCommand => ({
  ...{ type: 'movement', teeth, movement, value },
});

const bevel = { shape: 'bevel', size: [3, 2, 1.2], pose: { q: [0, 0, 0, 1], t: [1, 0, 3] } } satisfies Partial<
  PlanDocument['attachments'][number]
>;

function anyLimits(random: Random): LimitsByType {
  const some = () => ({ linear: between(random, 0.2, 0.5), vertical: between(random, 0.12, 0.5), rotation: 2 });
  return { ...some(), byType: { [oneOf(random, toothTypes).value]: some() } };
}

/** Two in three put one in or do something with one that is there. */
function keyFrameCommands(random: Random, document: PlanDocument): readonly (() => EditCommand)[] {
  const some = (): { readonly teeth: readonly number[]; readonly stage: number } => {
    const { keyFrames = [], teeth, aligners } = document;
    const tooth = oneOf(random, teeth).fdi;
    const stage = wholeBetween(random, 0, Math.max(1, aligners[jawOf(tooth)].length));
    const there = keyFrames.length > 0 && between(random, 0, 1) < 0.8 ? oneOf(random, keyFrames) : null;
    return there ? { teeth: [there.fdi], stage: there.stage } : { teeth: [tooth], stage };
  };
  const put = (): EditCommand => {
    const tooth = oneOf(random, document.teeth).fdi;
    return { type: 'keyFrame', teeth: [tooth], stage: wholeBetween(random, 0, lastOf(document, jawOf(tooth))) };
  };
  return [
    ...[put, put, put],
    () => ({ type: 'removeKeyFrame', ...some() }),
    () => ({ type: 'moveKeyFrame', ...some(), by: oneOf(random, [-4, -1, 1, 4]) }),
    () => ({
      ...{ type: 'keyMovement', ...some() },
      ...{ movement: oneOf(random, planMovements), value: between(random, -3, 3) },
    }),
    () => {
      const { teeth, stage } = some();
      return { type: 'keyPose', stage, poses: [[teeth[0]!, document.target[String(teeth[0]!)] ?? AT_REST]] };
    },
  ];
}

function anyCommand(random: Random, document: PlanDocument): EditCommand {
  const fdi = (): number => oneOf(random, document.teeth).fdi;
  const jaw = oneOf(random, jaws);
  const last = document.kind === 'step' ? lastOf(document, jaw) : 0;
  const place = oneOf(random, contactsIn(document, jaw));
  const commands: readonly (() => EditCommand)[] = [
    () => move([fdi(), fdi()], oneOf(random, planMovements), between(random, -4, 4)),
    () => ({ type: 'target', poses: [[fdi(), document.target[String(fdi())] ?? AT_REST]] }),
    () => ({ type: oneOf(random, ['reset', 'mirror'] as const), teeth: [fdi()] }),
    () => ({
      ...{ type: 'bar', teeth: [fdi()], end: oneOf(random, ['from', 'to', 'both'] as const) },
      by: wholeBetween(random, -6, 6),
    }),
    () => ({
      ...{ type: 'ipr', was: null },
      wish: { between: place, split: [between(random, 0, 0.4), 0.1], before: wholeBetween(random, 0, last) },
    }),
    () => {
      const was = document.ipr[0];
      return was ? { type: 'removeIpr', was } : { type: 'reset', teeth: [fdi()] };
    },
    () => ({ type: 'attach', wishes: [{ fdi: fdi(), ...bevel, from: 0, to: last }] }),
    () => ({ type: 'lock', teeth: [fdi()] }),
    () => ({
      ...{ type: 'changeAttachment', id: document.attachments[0]?.id ?? 'none' },
      part: { shape: 'hook', size: [1.4, 2.6, between(random, 0.2, 1)], pose: turnedTo(bevel.pose, 40) },
    }),
    () => ({
      ...{ type: 'overcorrect', teeth: [fdi()] },
      wish: { movement: { of: oneOf(random, planMovements), value: between(random, -3, 3) } },
    }),
    () => {
      const [from, to] = [1, last].toSorted((one, other) => one - other) as [number, number];
      return { ...{ type: 'elastic', was: null, cutouts: [] }, wish: { between: [fdi(), fdi()], from, to } };
    },
    () => {
      const was = document.elastics?.[0];
      return was ? { type: 'removeElastic', was } : { type: 'biteJump', jump: null };
    },
    () => ({
      type: 'biteJump',
      jump: { at: wholeBetween(random, 1, last), front: between(random, -2, 2), left: 0, up: 0 },
    }),
    () => ({
      type: 'bite',
      upper: { q: aboutAxis([0, 1, 0], between(random, -5, 5)), t: [0, between(random, 0, 9), 0] },
    }),
    () => ({ type: 'axes', fdi: fdi(), turn: aboutAxis([1, 0, 0], between(random, -20, 20)) }),
    () => ({ type: 'rest', jaw, after: wholeBetween(random, 0, last) }),
    () => ({
      ...{ type: 'removeRest', jaw },
      at: document.aligners[jaw].find(({ passive }) => passive)?.n ?? 1,
    }),
    () => ({ type: 'detach', id: document.attachments[0]?.id ?? 'none' }),
    () => ({ type: 'limits', limits: anyLimits(random) }),
    ...keyFrameCommands(random, document),
  ];
  return oneOf(random, commands)();
}

test('of any sequence each document is one that can be saved, and going back gives identical bytes', () => {
  for (const kind of ['step', 'target'] as const) {
    const random = seededRandom(kind.length);
    const history = [plan(3, kind)];
    const bytes = history.map(canonicalText);
    let changes = 0;
    for (let n = 0; n < 120; n++) {
      const now = history.at(-1)!;
      const found = edited(now, anyCommand(random, now), noRules);
      if (!found.document) continue;
      // Nothing that is edited is written to.
      expect(canonicalText(now)).toBe(bytes.at(-1));
      expect(readPlan(found.document).problems).toBeUndefined();
      changes += 1;
      history.push(found.document);
      bytes.push(canonicalText(found.document));
    }
    expect(changes).toBeGreaterThan(48);
    expect(Math.max(...history.map(({ keyFrames = [] }) => keyFrames.length))).toBeGreaterThan(
      kind === 'step' ? 2 : -1,
    );
    for (let n = history.length - 1; n >= 0; n--) expect(canonicalText(history[n]!)).toBe(bytes[n]);
  }
});

test('what is typed is what the table tells, and the other quantities stay', () => {
  let document = plan();
  for (const fdi of [13, 23, 34, 44])
    for (const [at, movement] of planMovements.entries())
      document = made(document, move([fdi], movement, 0.4 + at / 10));
  for (const fdi of [13, 23, 34, 44]) {
    const moves = movesOf(document, fdi);
    for (const [at, movement] of planMovements.entries()) expect(moves[movement]).toBeCloseTo(0.4 + at / 10, 4);
  }
});

test('a farther target takes more stages of its jaw and keeps what lasts to the end; going back takes them off', () => {
  const before = plan();
  const far = made(before, move([13], 'mesial', 6));
  const last = lastOf(far, 'upper');
  expect(last).toBeGreaterThanOrEqual(24);
  expect(lastOf(far, 'lower')).toBe(lastOf(before, 'lower'));
  expect(barOf(far.aligners.upper, 13)).toEqual({ from: 0, to: last });
  expect(barOf(far.aligners.upper, 23)).toEqual(barOf(before.aligners.upper, 23));
  expect(far.attachments.find(({ fdi }) => fdi === 13)?.to).toBe(last);
  expect(far.overcorrection[0]?.after).toBe(last);
  expect(far.checks.map(({ jaw }) => jaw)).toEqual(['lower']);
  const back = made(far, { type: 'reset', teeth: [13] });
  expect(lastOf(back, 'upper')).toBe(lastOf(before, 'upper'));
  expect(barOf(back.aligners.upper, 13)).toBeNull();
  expect(refused(before, move([13], 'extrusion', 39))).toBe('tooManyStages');
  expect(refused(before, move([13], 'mesial', 80))).toBe('tooFar');
});

test('a bar goes later and back with the same poses; drawn shorter it keeps the limits', () => {
  const before = plan();
  const bar: EditCommand = { type: 'bar', teeth: [13, 24], end: 'both', by: 3 };
  const later = made(before, bar);
  expect(barOf(later.aligners.upper, 13)).toEqual({ from: 3, to: 15 });
  expect(later.aligners.upper[3 + 5]!.poses['13']).toEqual(before.aligners.upper[5]!.poses['13']);
  expect(made(later, { ...bar, by: -3 }).aligners).toEqual(before.aligners);
  const short = made(before, { type: 'bar', teeth: [13], end: 'to', by: -99 });
  expect(readPlan(short).problems).toBeUndefined();
  expect(refused(made(before, { type: 'reset', teeth: [13] }), { ...bar, teeth: [13] })).toBe('notMoving');
});

const teethOver = (document: PlanDocument): number[] => overLimits(document).map(({ fdi }) => fdi);

test('tighter limits of a type slow down its teeth alone, from where they begin; wider ones leave stages as they are', () => {
  const before = plan();
  const { linear, vertical, rotation } = before.limits;
  const general = { linear, vertical, rotation };
  const quarter = { linear: linear / 4, vertical: vertical / 4, rotation: rotation / 4 };
  const limit = (limits: LimitsByType): EditCommand => ({ type: 'limits', limits });
  const after = made(before, limit({ ...general, byType: { molar: quarter } }));
  expect(teethOver(after)).toEqual(teethOver(before));
  expect(after.limits).toEqual({ ...before.limits, byType: { molar: quarter } });
  expect(after.target).toEqual(before.target);
  let slower = 0;
  for (const { fdi } of before.teeth) {
    const [was, is] = [before, after].map((each) => barOf(each.aligners[jawOf(fdi)], fdi)!);
    expect(is!.from).toBe(was!.from);
    if (toothTypeOf(fdi) !== 'molar') expect(is).toEqual(was);
    else if (is!.to > was!.to) slower += 1;
  }
  expect(slower).toBeGreaterThan(2);
  const wider = made(after, limit({ linear: 0.5, vertical: 0.5, rotation: 5 }));
  expect(wider.aligners).toEqual(after.aligners);
  expect(made(wider, limit(general)).limits).toEqual(before.limits);
  // Of a target there is nothing that goes.
  const goal = plan(1, 'target');
  expect(made(goal, limit({ ...general, byType: { molar: quarter } })).limits.byType).toEqual({ molar: quarter });
});

test('a locked tooth that would go too far, and limits that a plan has no room for, are refused by name', () => {
  const before = plan();
  const half = { linear: 0.12, vertical: 0.07, rotation: 0.5 };
  const { linear, vertical, rotation } = before.limits;
  const limits = (byType: LimitsByType['byType']): EditCommand => ({
    type: 'limits',
    limits: { linear, vertical, rotation, byType },
  });
  const locked = made(before, { type: 'lock', teeth: [16] });
  expect(edited(locked, limits({ molar: half }), noRules)).toMatchObject({ refused: 'limitsLocked', teeth: [16] });
  expect(refused(locked, limits({ canine: half }))).toBeUndefined();
  const crawl = { linear: 0.01, vertical: 0.01, rotation: 0.1 };
  const far = made(before, move([23], 'mesial', 3));
  expect(refused(far, limits({ canine: crawl }))).toBe('tooManyStages');
});

test('what goes beyond the target takes more aligners as well', () => {
  const before = made(plan(), { type: 'overcorrect', teeth: [13], wish: { movement: { of: 'rotation', value: 4 } } });
  const count = (document: PlanDocument, fdi: number) =>
    document.overcorrection.find((each) => each.fdi === fdi)!.count;
  const { linear, vertical, rotation } = before.limits;
  const canine = { linear, vertical, rotation: 1 };
  const after = made(before, { type: 'limits', limits: { linear, vertical, rotation, byType: { canine } } });
  expect([count(before, 13), count(after, 13)]).toEqual([2, 4]);
  expect(count(after, 12)).toBe(count(before, 12));
  expect(teethOver(after)).toEqual(teethOver(before));
});

test('the other side gets the same movement; what the prescription says, and what is locked, stays', () => {
  const before = made(plan(), move([13], 'rotation', 7));
  const both = made(before, { type: 'mirror', teeth: [13] });
  expect(counterpartOf(34)).toBe(44);
  for (const movement of planMovements)
    expect(movesOf(both, 23)[movement]).toBeCloseTo(movesOf(before, 13)[movement], 4);
  const rules = { fixed: new Set([21]), noAttachment: new Set([12]) };
  const locked = made(before, { type: 'lock', teeth: [11, 14] });
  expect(locked.locked).toEqual([14, 11]);
  expect(made(locked, { type: 'lock', teeth: [14, 11] })).toEqual(before);
  expect(made(locked, { type: 'lock', teeth: [11, 15] }).locked).toEqual([15, 14, 11]);
  expect(refused(locked, move([11, 12], 'tip', 1), rules)).toBe('locked');
  expect(refused(before, { type: 'mirror', teeth: [11] }, rules)).toBe('fixed');
});

test('attachments are bonded all or none, in sizes that composite holds, and not where the prescription forbids them', () => {
  const before = plan();
  const rules = { fixed: new Set<number>(), noAttachment: new Set([12]) };
  const wish = (fdi: number, more: object = {}) => ({ fdi, ...bevel, from: 2, to: 5, ...more });
  const attach = (...wishes: ReturnType<typeof wish>[]): EditCommand => ({ type: 'attach', wishes });
  expect(refused(before, attach(wish(11), wish(12)), rules)).toBe('noAttachment');
  expect(refused(before, attach(wish(11, { size: [3, 2, 9] })))).toBe('attachmentSize');
  expect(refused(before, attach(wish(11, { to: 99 })))).toBe('stageRange');
  const there = made(before, attach(wish(11), wish(11, { shape: 'button', size: [3.2, 3.2, 1.2] }), wish(21)), rules);
  expect(there.attachments.map(({ id }) => id)).toEqual(expect.arrayContaining(['a11-1', 'a11-2', 'a21-1']));
  const change = (part: object): EditCommand => ({ ...{ type: 'changeAttachment', id: 'a11-1' }, part });
  const turned = made(there, change({ pose: turnedTo(bevel.pose, 30), size: [2.5, 1.5, 1] }));
  expect(turned.attachments.find(({ id }) => id === 'a11-1')).toMatchObject({ shape: 'bevel', size: [2.5, 1.5, 1] });
  expect(refused(there, change({ size: [2.5, 1.5, 0.1] }))).toBe('attachmentSize');
  expect(refused(made(there, { type: 'lock', teeth: [11] }), change({ from: 1 }))).toBe('locked');
});

test('enamel is taken between neighbours, within what a contact gives, and once before a stage', () => {
  const before = plan();
  const wish = { between: [12, 11] as const, split: [0.1, 0.15] as const, before: 4 };
  const there = made(before, { type: 'ipr', wish, was: null });
  expect(there.ipr).toContainEqual({ between: [12, 11], amount: 0.25, split: [0.1, 0.15], before: 4 });
  const again = (part: object, was: { between: readonly [number, number]; before: number } | null = null) =>
    refused(there, { type: 'ipr', wish: { ...wish, ...part }, was });
  expect(again({})).toBe('iprLimit');
  expect(again({ split: [1, 0.5], before: 5 })).toBe('iprLimit');
  expect(again({ split: [0, 0], before: 5 })).toBe('iprLimit');
  expect(again({ between: [13, 11] })).toBe('notNeighbours');
  expect(again({ before: 99 })).toBe('stageRange');
  expect(again({ split: [0.3, 0.3], before: 6 }, wish)).toBeUndefined();
  expect(made(there, { type: 'removeIpr', was: { between: [11, 12], before: 4 } }).ipr).toEqual(before.ipr);
});
