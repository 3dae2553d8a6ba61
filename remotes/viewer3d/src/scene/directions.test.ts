import { sidesOf } from './directions.ts';
import { screenRight, standardViews } from './standard-views.ts';

test('the front and occlusal views have the patient’s right at their left', () => {
  for (const name of ['front', 'upper', 'lower', 'open'] as const)
    expect(sidesOf(screenRight(standardViews[name]))).toEqual({ left: 'right', right: 'left' });
});

test('side views have front and back', () => {
  expect(sidesOf(screenRight(standardViews.right))).toEqual({ left: 'back', right: 'front' });
  expect(sidesOf(screenRight(standardViews.left))).toEqual({ left: 'front', right: 'back' });
});

test('seen from behind, sides are exchanged', () => {
  expect(sidesOf([-1, 0, 0])).toEqual({ left: 'left', right: 'right' });
});

test('an oblique view says nothing', () => {
  expect(sidesOf([0.5, 0.707, 0.5])).toBeNull();
});
