import type { PlanDocument } from '@archway/contracts';
import { AT_REST, planDifference } from '@archway/dental';
import { samplePlan } from '@archway/dental/testing';
import { planStages } from '../stages/plan-stages.ts';
import { bolton, iprSums, widthOf } from './figures.ts';
import { iprMarks, isWorn } from './extras-at.ts';
import { movementRows } from './movement-rows.ts';

const plan = samplePlan(1);
const stages = planStages(plan);
const rest = () => AT_REST;

test('movements from the scan are those that the difference of plans tells', () => {
  const still: PlanDocument = {
    ...plan,
    target: Object.fromEntries(Object.keys(plan.target).map((fdi) => [fdi, AT_REST])),
  };
  const told = planDifference(still, plan).find(({ of, quantity }) => String(of) === '23' && quantity === 'tip');
  const row = movementRows(plan, rest, stages.targetOf).find(({ fdi }) => fdi === 23);
  expect(row?.values?.tip).toBeCloseTo(Number(told?.after));
});

test('teeth stand in the order of a chart; from a stage to itself nothing moves', () => {
  const rows = movementRows(
    plan,
    (fdi) => stages.poseAt(fdi, 6),
    (fdi) => stages.poseAt(fdi, 6),
  );
  expect(rows.map(({ fdi }) => fdi).slice(0, 3)).toEqual([17, 16, 15]);
  for (const value of rows.flatMap(({ values }) => Object.values(values ?? {}))) expect(value).toBeCloseTo(0);
});

test('movements between two stages are told along the axes where the tooth stands', () => {
  const whole = movementRows(plan, rest, (fdi) => stages.poseAt(fdi, 12));
  const half = movementRows(
    plan,
    (fdi) => stages.poseAt(fdi, 6),
    (fdi) => stages.poseAt(fdi, 12),
  );
  whole.forEach(({ values }, i) => expect(half[i]?.values?.rotation).toBeCloseTo((values?.rotation ?? 0) / 2, 0));
});

test('a tooth whose axes nobody found has no movements', () => {
  const teeth = plan.teeth.map((tooth) => (tooth.fdi === 11 ? { ...tooth, frame: null } : tooth));
  expect(movementRows({ ...plan, teeth }, rest, stages.targetOf).find(({ fdi }) => fdi === 11)?.values).toBeNull();
});

test('enamel is taken between its teeth, before its stage', () => {
  const at = (stage: number) => iprMarks(plan, stage, rest).map(({ time }) => time);
  expect(at(0)).toEqual(['planned', 'planned']);
  expect(at(1)).toEqual(['planned', 'due']);
  expect(at(3)).toEqual(['due', 'done']);
  const [upper] = iprMarks(plan, 0, rest);
  // 11 and 21 touch in the midline.
  expect(Math.abs(upper!.at[0])).toBeLessThan(3);
});

test('attachments are worn from their first to their last stage', () => {
  const [first] = plan.attachments.map((each) => ({ ...each, from: 2, to: 5 }));
  expect([1, 2, 5, 6].map((stage) => isWorn(first!, 'step', stage))).toEqual([false, true, true, false]);
  expect([0, 1].map((stage) => isWorn(first!, 'target', stage))).toEqual([false, true]);
});

test('Bolton tells lower widths as a share of upper ones, and nothing of half an arch', () => {
  const even = { ...plan, teeth: plan.teeth.map((tooth) => ({ ...tooth, mesiodistal: 8 })) };
  expect(bolton(even, false)).toEqual({ anterior: 100, overall: 100 });
  expect(bolton(even, true).anterior).toBeCloseTo((100 * (48 - 0.3)) / (48 - 0.2));
  const lost = {
    ...even,
    teeth: even.teeth.map((tooth) => (tooth.fdi === 36 ? { ...tooth, mesiodistal: null } : tooth)),
  };
  expect(bolton(lost, false)).toEqual({ anterior: 100, overall: null });
});

test('arch widths and enamel are millimetres', () => {
  expect(widthOf(plan, 'upper', 'canines', rest)).toBeCloseTo(5 * 3.6, 1);
  expect(widthOf({ ...plan, teeth: [] }, 'upper', 'canines', rest)).toBeNull();
  expect(iprSums(plan)).toEqual({ upper: 0.2, lower: 0.3 });
});
