import { firstView, planView } from './plan-view.ts';

test('an occlusal view shows its jaw alone, and the front view brings the other one back', () => {
  const upper = planView(firstView, { type: 'view', view: 'upper' });
  expect(upper.jaws).toEqual({ upper: true, lower: false });
  expect(planView(upper, { type: 'view', view: 'front' }).jaws).toEqual({ upper: true, lower: true });
});

test('a jaw that was chosen alone stays alone from every side', () => {
  const lower = planView(firstView, { type: 'jaws', jaws: 'lower' });
  expect(planView(lower, { type: 'view', view: 'left' }).jaws).toEqual({ upper: false, lower: true });
  expect(planView(lower, { type: 'jaws', jaws: 'both' }).jaws).toEqual({ upper: true, lower: true });
});

test('choosing jaws leaves a view of one jaw', () => {
  const upper = planView(firstView, { type: 'view', view: 'upper' });
  expect(planView(upper, { type: 'jaws', jaws: 'both' })).toMatchObject({ view: 'front', jaws: { lower: true } });
});

test('turning by hand leaves the view and all else', () => {
  const turned = planView(firstView, { type: 'turned' });
  expect(turned).toEqual({ ...firstView, view: null });
  expect(planView(turned, { type: 'turned' })).toBe(turned);
  expect(planView(turned, { type: 'layer', layer: 'gum' }).layers.gum).toBe(false);
});
