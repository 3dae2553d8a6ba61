import { type Vec3, dot } from '@archway/geometry';
import { openAngle, screenRight, standardViews, viewNames } from './standard-views.ts';

const patientsRight: Vec3 = [-1, 0, 0];
const forward: Vec3 = [0, 0, 1];

test.each(['front', 'upper', 'lower', 'open'] as const)('the patient’s right is at the left of the %s view', (name) => {
  expect(dot(screenRight(standardViews[name]), patientsRight)).toBeCloseTo(-1);
});

test('a side view looks at that side, front teeth towards the middle of the chart', () => {
  expect(dot(standardViews.right.from, patientsRight)).toBeCloseTo(1);
  expect(dot(screenRight(standardViews.right), forward)).toBeCloseTo(1);
  expect(dot(standardViews.left.from, patientsRight)).toBeCloseTo(-1);
  expect(dot(screenRight(standardViews.left), forward)).toBeCloseTo(-1);
});

test('front teeth are up in the upper and down in the lower occlusal view', () => {
  expect(dot(standardViews.upper.up, forward)).toBe(1);
  expect(dot(standardViews.lower.up, forward)).toBe(-1);
});

test('every view has a camera direction at a right angle to its up', () => {
  for (const name of viewNames) expect(dot(standardViews[name].from, standardViews[name].up)).toBe(0);
});

test.each(['upper', 'lower'] as const)('the %s jaw is folded open towards the reader', (jaw) => {
  const tips: Vec3 = [0, jaw === 'upper' ? -1 : 1, 0];
  const turn = openAngle[jaw];
  const turned = ([x, y, z]: Vec3): Vec3 => [
    x,
    y * Math.cos(turn) - z * Math.sin(turn),
    y * Math.sin(turn) + z * Math.cos(turn),
  ];
  expect(turned(tips)[2]).toBeCloseTo(1);
  expect(turned(forward)[1]).toBeCloseTo(jaw === 'upper' ? 1 : -1);
});
