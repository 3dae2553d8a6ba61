import {
  type KeyFrame,
  PLAN_FORMAT_VERSION,
  type PlanDocument,
  type PlanProblem,
  planProblems,
} from '@archway/contracts';
import { type Random, oneOf, seededRandom, wholeBetween } from '@archway/geometry';
import { barePlan, samplePlan } from '../testing/sample-plan.ts';
import { canonicalPlan, canonicalText } from './canonical.ts';
import { migrated } from './migrate.ts';
import { readPlan, readPlanText } from './read-document.ts';

/** A copy that may be written to, and everything in it. */
type Open = { -readonly [K in keyof PlanDocument]: PlanDocument[K] } & Record<string, unknown>;
type Loose = Record<string, unknown>;
const copyOf = (document: PlanDocument): Open => structuredClone(document) as Open;
const loose = (value: unknown): Loose => value as Loose;

test.each(['target', 'step'] as const)('a %s plan that keeps the rules is taken, in its canonical form', (kind) => {
  for (let seed = 1; seed <= 20; seed += 1) {
    const plan = samplePlan(seed, { kind });
    const { document, problems } = readPlan(plan);
    expect(problems).toBeUndefined();
    expect(document).toEqual(canonicalPlan(plan));
    expect(canonicalText(canonicalPlan(plan))).toBe(canonicalText(plan));
    expect(readPlanText(canonicalText(plan)).document).toEqual(document);
  }
});

test.each(['target', 'step'] as const)('a bare %s plan is one, too', (kind) => {
  expect(readPlan(barePlan(kind)).problems).toBeUndefined();
});

test('documents that say the same have the same canonical text', () => {
  const plan = samplePlan(7);
  const other = copyOf(plan);
  other.teeth = plan.teeth.toReversed();
  other.attachments = plan.attachments.toReversed();
  other.ipr = plan.ipr.map(({ between: [first, second], split, ...rest }) => ({
    ...rest,
    between: [second, first],
    split: [split[1], split[0]],
  }));
  other.target = Object.fromEntries(
    Object.entries(plan.target)
      .toReversed()
      .map(([fdi, { q, t }]) => [
        fdi,
        { t: t.map((value) => value + 1e-9) as typeof t, q: q.map((value) => -value) as typeof q },
      ]),
  );
  expect(canonicalText(other)).toBe(canonicalText(plan));
  other.target = { ...other.target, '11': { q: [0, 0, 0, 1], t: [0, 0, 0.001] } };
  expect(canonicalText(other)).not.toBe(canonicalText(plan));
});

test('limits of a type are said where a type has them; no type that has none is another text', () => {
  const plan = samplePlan(7);
  const limits = { linear: 0.2, vertical: 0.1, rotation: 1 };
  const withTypes = (byType: PlanDocument['limits']['byType']): PlanDocument => ({
    ...plan,
    limits: { ...plan.limits, byType },
  });
  for (const none of [undefined, {}, { molar: undefined }])
    expect(canonicalText(withTypes(none))).toBe(canonicalText(plan));
  // The sample goes as fast as the limits of all teeth allow: wide ones of a type change nothing of that.
  const wide = { linear: 1, vertical: 1, rotation: 10 };
  const { document } = readPlan(withTypes({ molar: wide, canine: wide }));
  expect(document!.limits.byType).toEqual({ canine: wide, molar: wide });
  expect(canonicalText(document!)).not.toBe(canonicalText(plan));
  const { problems = [] } = readPlan(withTypes({ molar: { ...limits, linear: 0.01, vertical: 0.01, rotation: 0.1 } }));
  expect(new Set(problems.map(({ problem }) => problem))).toEqual(new Set(['movesTooFar', 'turnsTooFar']));
  for (const { path } of problems) expect(Number(path.at(-1)) % 10).toBeGreaterThanOrEqual(6);
});

test('key frames and jaws in sequence are said where there are any; none are the text of before', () => {
  const plan = samplePlan(7);
  expect(canonicalText({ ...plan, keyFrames: [], inSequence: [] })).toBe(canonicalText(plan));
  const keyFrame = (fdi: 13 | 23 | 33, stage: number): KeyFrame => ({
    ...{ fdi, stage },
    pose: plan.aligners[fdi < 30 ? 'upper' : 'lower'][stage]!.poses[String(fdi)]!,
  });
  const all = [keyFrame(33, 2), keyFrame(23, 7), keyFrame(13, 9), keyFrame(13, 4)];
  const { document, problems } = readPlan({ ...plan, keyFrames: all, inSequence: ['lower', 'upper'] });
  expect(problems).toBeUndefined();
  expect(document!.keyFrames!.map(({ fdi, stage }) => [fdi, stage])).toEqual([[13, 4], [13, 9], [23, 7], [33, 2]]); // prettier-ignore
  expect(document!.inSequence).toEqual(['upper', 'lower']);
  const wrong = (keyFrames: readonly KeyFrame[], more: Partial<PlanDocument> = {}) =>
    readPlan({ ...plan, keyFrames, ...more }).problems?.map(({ problem, path }) => `${problem} ${path}`);
  expect(wrong([keyFrame(13, 4), keyFrame(13, 4)])).toEqual(['duplicate keyFrames[1]']);
  expect(wrong([{ ...keyFrame(13, 4), stage: 13 }])).toEqual(['unknownStep keyFrames[0].stage']);
  expect(wrong([{ ...keyFrame(13, 4), fdi: 18 }])).toEqual(['unknownTooth keyFrames[0].fdi']);
  expect(wrong([{ ...keyFrame(13, 4), stage: 0 }])).toEqual(['wrongValue keyFrames[0].stage']);
  const goal = samplePlan(7, { kind: 'target' });
  expect(readPlan({ ...goal, keyFrames: [keyFrame(13, 4)] }).problems).toEqual([
    { problem: 'unknownStep', path: 'keyFrames[0].stage' },
  ]);
});

type Mutation = (plan: Open, random: Random) => string;
const jaw = (random: Random) => oneOf(random, ['upper', 'lower'] as const);
const stepOf = (plan: Open, random: Random) => {
  const side = jaw(random);
  const at = wholeBetween(random, 1, plan.aligners[side].length - 2);
  const poses = plan.aligners[side][at]!.poses;
  const fdi = oneOf(random, Object.keys(poses));
  return { side, at, poses, fdi, path: `aligners.${side}[${at}].poses.${fdi}` };
};
const keyFrameOf = (plan: Open, random: Random, stage: number): KeyFrame => {
  const { fdi } = oneOf(
    random,
    plan.teeth.filter(({ fdi: each }) => each < 30),
  );
  return structuredClone({ fdi, stage, pose: plan.aligners.upper[stage]!.poses[String(fdi)]! });
};
const toothAt = (plan: Open, random: Random) => wholeBetween(random, 0, plan.teeth.length - 1);

/** What breaks a document, and where it is then said to be broken. */
const mutations: Readonly<Record<Exclude<PlanProblem, 'notJson' | 'meshUnknown'>, Mutation>> = {
  notAPlan: (plan) => ((loose(plan)['format'] = 'another-plan'), 'format'),
  newerVersion: (plan) => ((loose(plan)['formatVersion'] = PLAN_FORMAT_VERSION + 1), 'formatVersion'),
  unknownField: (plan, random) => {
    const at = toothAt(plan, random);
    loose(plan.teeth[at])['colour'] = 'A2';
    return `teeth[${at}].colour`;
  },
  missing: (plan, random) => {
    const name = oneOf(random, ['kind', 'target', 'limits', 'ipr', 'bite', 'gum', 'aligners']);
    delete loose(plan)[name];
    return name;
  },
  wrongValue: (plan, random) => {
    const { poses, fdi, path } = stepOf(plan, random);
    loose(poses[fdi])['t'] = oneOf<unknown>(random, [[0, 0], [0, 0, 'x'], [0, 0, 1e6], null, [0, 0, Number.NaN]]);
    return path;
  },
  duplicate: (plan, random) => {
    const at = toothAt(plan, random);
    plan.teeth = [...plan.teeth, structuredClone(plan.teeth[at]!)];
    return `teeth[${plan.teeth.length - 1}].fdi`;
  },
  unknownTooth: (plan) => ((plan.locked = [18]), 'locked[0]'),
  otherJaw: (plan, random) => {
    const { side, at } = stepOf(plan, random);
    const fdi = side === 'upper' ? '36' : '26';
    plan.aligners[side][at]!.poses[fdi] = { q: [0, 0, 0, 1], t: [0, 0, 0] };
    return `aligners.${side}[${at}].poses.${fdi}`;
  },
  bodyMissing: (plan, random) => {
    const at = toothAt(plan, random);
    plan.teeth[at]!.frame = null;
    return `teeth[${at}]`;
  },
  bodyOfNothing: (plan, random) => {
    const at = toothAt(plan, random);
    plan.teeth[at]!.state = 'missing';
    return `teeth[${at}].body`;
  },
  frameSkewed: (plan, random) => {
    const at = toothAt(plan, random);
    plan.teeth[at]!.frame!.mesial = [0.1, 0.99, 0];
    return `teeth[${at}].frame`;
  },
  notUnit: (plan, random) => {
    const { poses, fdi, path } = stepOf(plan, random);
    poses[fdi]!.q[3] *= 0.9;
    return `${path}.q`;
  },
  fixedTooth: (plan, random) => {
    const at = toothAt(plan, random);
    plan.teeth[at]!.movable = false;
    return `target.${plan.teeth[at]!.fdi}`;
  },
  poseMissing: (plan, random) => {
    const { poses, fdi, path } = stepOf(plan, random);
    delete poses[fdi];
    return path;
  },
  movesTooFar: (plan, random) => {
    const { poses, fdi, path } = stepOf(plan, random);
    poses[fdi]!.t[wholeBetween(random, 0, 2)]! += 1;
    return path;
  },
  turnsTooFar: (plan, random) => {
    const { poses, fdi, path } = stepOf(plan, random);
    poses[fdi]!.q = [0, 0.5, 0, Math.sqrt(0.75)];
    return path;
  },
  stepNumbers: (plan, random) => {
    const { side, at } = stepOf(plan, random);
    plan.aligners[side][at]!.n += 1;
    return `aligners.${side}[${at}].n`;
  },
  startNotScan: (plan, random) => {
    const side = jaw(random);
    const [fdi] = Object.keys(plan.aligners[side][0]!.poses);
    plan.aligners[side][0]!.poses[fdi!]!.t[0] += 0.01;
    return `aligners.${side}[0].poses.${fdi}`;
  },
  endNotTarget: (plan, random) => {
    const fdi = oneOf(random, Object.keys(plan.target));
    plan.target[fdi]!.t[2] += 0.05;
    const side = Number(fdi) < 30 ? 'upper' : 'lower';
    return `aligners.${side}[${plan.aligners[side].length - 1}].poses.${fdi}`;
  },
  alignersOfTarget: (plan) => ((plan.kind = 'target'), 'aligners'),
  alignersMissing: (plan) => ((plan.aligners = { upper: [], lower: [] }), 'aligners'),
  unknownStep: (plan, random) => {
    const at = wholeBetween(random, 0, plan.attachments.length - 1);
    plan.attachments[at]!.to = 100;
    return `attachments[${at}].to`;
  },
  reversed: (plan, random) => {
    const at = wholeBetween(random, 0, plan.attachments.length - 1);
    Object.assign(plan.attachments[at]!, { from: 4, to: 3 });
    return `attachments[${at}].to`;
  },
  notNeighbours: (plan) => ((plan.spaces[0]!.between = [13, 15]), 'spaces[0].between'),
  splitDiffers: (plan) => ((plan.ipr[0]!.split = [0.1, 0.2]), 'ipr[0].split'),
  keyFrameOff: (plan, random) => {
    const key = keyFrameOf(plan, random, 5);
    plan.keyFrames = [{ ...key, pose: { ...key.pose, t: [key.pose.t[0] + 0.01, key.pose.t[1], key.pose.t[2]] } }];
    return 'keyFrames[0].pose';
  },
  keyFrameOutside: (plan, random) => {
    plan.keyFrames = [keyFrameOf(plan, random, plan.aligners.upper.length - 1)];
    return 'keyFrames[0].stage';
  },
  sameTooth: (plan) => ((plan.elastics = [{ between: [13, 13], from: 1, to: 2 }]), 'elastics[0].between'),
};

const OF_EACH = 20;

test('540 documents, each broken in one way, are refused by that name and place', () => {
  const kinds = Object.keys(mutations) as (keyof typeof mutations)[];
  expect(kinds.length * OF_EACH).toBeGreaterThanOrEqual(500);
  for (const problem of kinds)
    for (let seed = 1; seed <= OF_EACH; seed += 1) {
      const plan = copyOf(samplePlan(seed));
      const path = mutations[problem](plan, seededRandom(seed * 31));
      const { document, problems } = readPlan(plan);
      expect({ problem, seed, document }).toEqual({ problem, seed, document: undefined });
      const where = problems!.filter((found) => found.problem === problem).map((found) => found.path);
      expect({ problem, seed, found: where.some((found) => found.startsWith(path)), where }).toMatchObject({
        found: true,
      });
    }
});

test('every problem has its words, and those that no document can have alone are told elsewhere', () => {
  expect(Object.keys(planProblems).toSorted()).toEqual(
    [...Object.keys(mutations), 'notJson', 'meshUnknown'].toSorted(),
  );
});

test.each(['', '{', '[]', 'null', '"archway-plan"', '7'])('%j is no plan', (text) => {
  expect(readPlanText(text).problems).toHaveLength(1);
});

test('a plan of version 1 opens: its cut-outs stand on their teeth, and nothing is locked', () => {
  const { locked: _, ...plan } = samplePlan(2);
  const [tooth] = plan.teeth.filter(({ fdi }) => fdi === 16);
  const old = { ...plan, formatVersion: 1, cutouts: [{ fdi: 16, type: 'button' }] };
  const { document, problems } = readPlan(old);
  expect(problems).toBeUndefined();
  expect(document).toMatchObject({ formatVersion: PLAN_FORMAT_VERSION, locked: [] });
  expect(document!.attachments).toHaveLength(plan.attachments.length + 1);
  expect(document!.attachments.find(({ fdi }) => fdi === 16)).toMatchObject({ shape: 'button', from: 1, to: 12 });
  expect(document!.teeth.find(({ fdi }) => fdi === 16)?.body).toEqual(tooth!.body);
  expect(readPlan({ ...old, cutouts: 7 }).document?.attachments).toHaveLength(plan.attachments.length);
  // A jaw that is not treated has no aligner, and opens as well.
  const oneJaw = { ...old, aligners: { ...plan.aligners, lower: [] }, ipr: [], attachments: [], checks: [] };
  expect(readPlan({ ...oneJaw, cutouts: [{ fdi: 36, type: 'hook' }] }).document?.attachments).toMatchObject([
    { fdi: 36, shape: 'hook', from: 0, to: 0 },
  ]);
  expect(readPlan({ ...old, cutouts: [{ fdi: 18, type: 'hook' }] }).problems?.[0]).toMatchObject({
    problem: 'unknownTooth',
  });
});

test('a document of an older version is brought forward step by step, and one of a newer is not touched', () => {
  const steps = [
    (old: Readonly<Record<string, unknown>>) => ({ ...old, second: true }),
    (old: Readonly<Record<string, unknown>>) => ({ ...old, third: old['second'] === true }),
  ];
  expect(migrated({ formatVersion: 1 }, steps)).toEqual({ formatVersion: 3, second: true, third: true });
  expect(migrated({ formatVersion: 2 }, steps)).toEqual({ formatVersion: 3, third: false });
  expect(migrated({ formatVersion: 3 }, steps)).toEqual({ formatVersion: 3 });
  expect(migrated({ formatVersion: 4 }, steps)).toBeNull();
  expect(readPlan({ ...samplePlan(1), formatVersion: 'x' }).problems).toEqual([
    { problem: 'wrongValue', path: 'formatVersion' },
  ]);
});
