import type { DifferenceRow } from '@archway/contracts';
import { planDifference } from '@archway/dental';
import { samplePlan } from '@archway/dental/testing';
import { changeSize, changedTeeth } from './changed-teeth.ts';
import { planStages } from './plan-stages.ts';

const document = samplePlan(1, { kind: 'target' });
const source = { document, loadMesh: () => Promise.reject(new Error('not asked')) };
const stages = planStages(document);

function moved(mm: number): typeof document {
  const pose = document.target['11']!;
  const [x, y, z] = pose.t;
  return { ...document, target: { ...document.target, '11': { ...pose, t: [x, y, z + mm] } } };
}

test('a tooth that ends elsewhere is told by how far', () => {
  for (const [mm, size] of [
    [0.3, 'small'],
    [0.8, 'middling'],
    [2, 'large'],
  ] as const) {
    const other = moved(mm);
    const rows = planDifference(other, document);
    expect([...changedTeeth(source, stages, planStages(other), rows)]).toEqual([[11, size]]);
  }
});

test('a tooth may differ that ends in the same place', () => {
  const rows: DifferenceRow[] = [
    { of: [21], quantity: 'attachment', before: null, after: 'bevel', measure: null },
    { of: 'upper', quantity: 'steps', before: 3, after: 4, measure: null },
  ];
  expect([...changedTeeth(source, stages, stages, rows)]).toEqual([[21, 'small']]);
});

test('sizes have their bounds', () => {
  expect([0, 0.5, 0.51, 1, 1.01].map(changeSize)).toEqual(['small', 'small', 'middling', 'middling', 'large']);
});
