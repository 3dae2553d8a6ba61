import type { PlanDocument, Pose } from '@archway/contracts';
import { cross, unit } from '@archway/geometry';
import { canonicalText } from '../document/canonical.ts';
import { aboutPoint } from '../pose/pose.ts';
import { aboutAxis } from '../pose/quaternion.ts';
import { samplePlan } from '../testing/sample-plan.ts';
import { ChangeDoesNotFit, applyChanges, changesBetween, reversed } from './changes.ts';
import { planDifference } from './clinical.ts';

const seeds = Array.from({ length: 12 }, (_, index) => index + 1);

/** Plans of one case that differ in many ways: another seed, other lengths, target alone. */
const pairs = seeds.map((seed): readonly [PlanDocument, PlanDocument] => [
  samplePlan(seed, { steps: 12 + (seed % 3) }),
  samplePlan(seed % 2 ? seed + 100 : seed, { steps: 16, kind: seed % 4 === 0 ? 'target' : 'step' }),
]);

test('a plan differs from itself in nothing', () => {
  for (const seed of seeds) {
    expect(changesBetween(samplePlan(seed), samplePlan(seed))).toEqual([]);
    expect(planDifference(samplePlan(seed), samplePlan(seed))).toEqual([]);
  }
});

test('the changes between two plans, made to the one, give the other; taken back, the one again', () => {
  for (const [one, other] of pairs) {
    const changes = changesBetween(one, other);
    expect(changes.length).toBeGreaterThan(0);
    const made = applyChanges(one, changes);
    expect(made.problems).toBeUndefined();
    expect(canonicalText(made.document!)).toBe(canonicalText(other));
    expect(canonicalText(applyChanges(other, reversed(changes)).document!)).toBe(canonicalText(one));
  }
});

test('changes of another plan are not made, and those that break a plan give no document', () => {
  const [one, other, third] = [samplePlan(1), samplePlan(2), samplePlan(3)];
  expect(() => applyChanges(third, changesBetween(one, other))).toThrow(ChangeDoesNotFit);
  const gone = changesBetween(one, other).filter(({ path }) => path[0] === 'teeth');
  const broken = applyChanges(
    one,
    one.teeth.slice(0, 1).map((tooth) => {
      const before = JSON.parse(canonicalText({ ...one, teeth: [tooth] })) as PlanDocument;
      return { path: ['teeth', tooth.fdi], before: before.teeth[0], after: undefined };
    }),
  );
  expect(gone.length).toBeGreaterThan(0);
  expect(broken.document).toBeUndefined();
  expect(broken.problems?.map(({ problem }) => problem)).toContain('unknownTooth');
});

const still = (): PlanDocument => {
  const plan = samplePlan(5, { kind: 'target' });
  return { ...plan, target: {} };
};
const frameOf = (plan: PlanDocument, fdi: number) => plan.teeth.find((tooth) => tooth.fdi === fdi)!.frame!;

const turn = (plan: PlanDocument, fdi: number, from: 'long' | 'mesial', to: 'mesial' | 'buccal', degrees: number) => {
  const frame = frameOf(plan, fdi);
  return aboutPoint(aboutAxis(unit(cross(frame[from], frame[to])), degrees), frame.origin, [0, 0, 0]);
};

test.each([14, 24, 34, 44, 11, 47])('movements of %d are told by their clinical direction', (fdi) => {
  const before = still();
  const after = (pose: Pose) => planDifference(before, { ...before, target: { [fdi]: pose } });
  const row = (quantity: string, value: number, measure: string) => [
    { of: [fdi], quantity, before: 0, after: expect.closeTo(value, 3), measure },
  ];
  const { mesial, buccal, long } = frameOf(before, fdi);
  const along = (t: Pose['t']): Pose => ({ q: [0, 0, 0, 1], t });
  expect(after(along(mesial))).toEqual(row('mesial', 1, 'mm'));
  expect(after(along(buccal))).toEqual(row('buccal', 1, 'mm'));
  expect(after(along(long))).toEqual(row('extrusion', 1, 'mm'));
  expect(after(turn(before, fdi, 'long', 'mesial', 5))).toEqual(row('tip', 5, '°'));
  expect(after(turn(before, fdi, 'long', 'buccal', 5))).toEqual(row('torque', 5, '°'));
  expect(after(turn(before, fdi, 'mesial', 'buccal', 5))).toEqual(row('rotation', 5, '°'));
});

test('key frames are told by stage and pose, and go as they came', () => {
  const before = samplePlan(5);
  const [first, later] = [4, 8].map((stage) => ({ stage, pose: before.aligners.upper[stage]!.poses['13']! }));
  const after: PlanDocument = {
    ...before,
    keyFrames: [first, later].map((each) => ({ fdi: 13, ...each! })),
    inSequence: ['upper'],
  };
  const changes = changesBetween(before, after);
  expect(canonicalText(applyChanges(before, changes).document!)).toBe(canonicalText(after));
  expect(canonicalText(applyChanges(after, reversed(changes)).document!)).toBe(canonicalText(before));
  const [row, ...more] = planDifference(before, after);
  expect(more).toEqual([]);
  expect(row).toMatchObject({ of: [13], quantity: 'keyFrame', before: null, measure: null });
  expect(row!.after).toMatch(/^\w.*(mm|°) \(4\), .*(mm|°) \(8\)$/);
  expect(planDifference(before, { ...before, inSequence: ['upper'] })).toEqual([]);
});

test('what is told besides movements: extraction, IPR by contact, attachments, lengths', () => {
  const before = samplePlan(5);
  const after: PlanDocument = {
    ...before,
    ipr: [{ between: [21, 11], amount: 0.4, split: [0.2, 0.2], before: 5 }],
    attachments: [
      ...before.attachments.slice(1),
      { ...before.attachments[0]!, id: 'b', fdi: 26, shape: 'hook', pose: { q: [0, 1, 0, 0], t: [0, 0, -3] } },
      { ...before.attachments[0]!, id: 'c', fdi: 11, pose: { q: aboutAxis([0, 0, 1], -30), t: [0, 0, 3] } },
    ],
    locked: [13],
  };
  expect(planDifference(before, after)).toEqual([
    { of: [13], quantity: 'locked', before: null, after: 'true', measure: null },
    { of: [11, 21], quantity: 'ipr', before: 0.2, after: 0.4, measure: 'mm' },
    { of: [41, 31], quantity: 'ipr', before: 0.3, after: null, measure: 'mm' },
    { of: [13], quantity: 'attachment', before: 'rectangle 2 × 3 × 1 (1–12)', after: null, measure: null },
    { of: [11], quantity: 'attachment', before: null, after: 'rectangle 2 × 3 × 1 30° (1–12)', measure: null },
    { of: [26], quantity: 'cutout', before: null, after: 'hook 2 × 3 × 1 lingual (1–12)', measure: null },
  ]);
  expect(planDifference(before, samplePlan(5, { steps: 20 })).filter(({ quantity }) => quantity === 'steps')).toEqual([
    { of: 'upper', quantity: 'steps', before: 12, after: 20, measure: null },
    { of: 'lower', quantity: 'steps', before: 12, after: 20, measure: null },
  ]);
});
