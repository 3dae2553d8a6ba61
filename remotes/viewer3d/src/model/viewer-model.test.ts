import type { CaseModel } from '@archway/contracts';
import { shownIds } from '../objects/object-list.ts';
import type { SurfacePoint } from '../scene/picking.ts';
import { type ViewerAction, ViewerModel, type ViewerState } from './viewer-model.ts';

const model = (modelId: string, jaw: 1 | 2, modelType: 'scan' | 'aligner' = 'scan') =>
  ({ modelId, jaw, modelType }) as CaseModel;
const jaws = [model('upper', 1), model('lower', 2)];
const crowd = [model('u', 1), model('ua', 1, 'aligner'), model('u2', 1), model('la', 2, 'aligner')];
const viewerAfter = (models: readonly CaseModel[], actions: readonly ViewerAction[]): ViewerModel => {
  const viewer = new ViewerModel(models);
  for (const action of actions) viewer.dispatch(action);
  return viewer;
};
const after = (...actions: ViewerAction[]): ViewerState => viewerAfter(jaws, actions).get();
const shownJaws = (state: ViewerState) => {
  const ids = shownIds(state);
  return { upper: ids.has('upper'), lower: ids.has('lower') };
};
const shownOf = (...actions: ViewerAction[]) => [...shownIds(viewerAfter(crowd, actions).get())];
const on = (jaw: 'upper' | 'lower', x = 0): SurfacePoint => ({ modelId: jaw, jaw, local: [x, 0, 0] });
const distance = { type: 'tool', tool: 'distance' } as const;
const point = (x: number) => ({ type: 'point', point: on('upper', x) }) as const;

test('an occlusal view hides the other jaw, and the next view shows it again', () => {
  const upper = { type: 'view', view: 'upper' } as const;
  expect(shownJaws(after(upper))).toEqual({ upper: true, lower: false });
  expect(shownJaws(after(upper, { type: 'view', view: 'front' }))).toEqual({ upper: true, lower: true });
});

test('a jaw that was switched off stays off through an occlusal view', () => {
  const state = after(
    { type: 'toggleJaw', jaw: 'lower' },
    { type: 'view', view: 'upper' },
    { type: 'view', view: 'front' },
  );
  expect(shownJaws(state)).toEqual({ upper: true, lower: false });
});

test('the other jaw can be switched on within an occlusal view', () => {
  const state = after({ type: 'view', view: 'upper' }, { type: 'toggleJaw', jaw: 'lower' });
  expect(shownJaws(state)).toEqual({ upper: true, lower: true });
});

test('turning by hand leaves the standard view but not what it shows', () => {
  const state = after({ type: 'view', view: 'lower' }, { type: 'turned' });
  expect(state.view).toBeNull();
  expect(shownJaws(state)).toEqual({ upper: false, lower: true });
});

test('two points are a distance, and the next measurement has its own number', () => {
  const state = after(distance, ...[1, 2, 3, 4].map(point));
  expect(state.measurements.map(({ id, kind, points: p }) => [id, kind, p.length])).toEqual([
    [1, 'distance', 2],
    [2, 'distance', 2],
  ]);
  expect(state.tool).toBe('distance');
});

test('a point without a tool is nothing', () => {
  const viewer = viewerAfter(jaws, []);
  const heard = jest.fn();
  viewer.subscribe(heard);
  viewer.dispatch(point(0));
  expect(viewer.get().pending).toEqual([]);
  expect(heard).not.toHaveBeenCalled();
});

test('with the jaws folded open no line goes from one to the other', () => {
  const state = after(
    { type: 'view', view: 'open' },
    distance,
    { type: 'point', point: on('upper') },
    { type: 'point', point: on('lower') },
  );
  expect(state.measurements).toHaveLength(0);
  expect(state.pending).toHaveLength(1);
});

test('Escape takes the unfinished points first, then the tool', () => {
  const escape = { type: 'escape' } as const;
  const once = after(distance, point(0), escape);
  expect([once.tool, once.pending.length]).toEqual(['distance', 0]);
  expect(after(distance, point(0), escape, escape).tool).toBe('turn');
});

test('undo takes an unfinished point first, then what was measured; redo brings it back', () => {
  const undo = { type: 'undo' } as const;
  const made = [distance, point(1), point(2), point(3)] as const;
  const once = after(...made, undo);
  expect([once.pending.length, once.measurements.length, once.canUndo]).toEqual([0, 1, true]);
  const twice = after(...made, undo, undo);
  expect([twice.measurements.length, twice.canUndo, twice.canRedo]).toEqual([0, false, true]);
  expect(after(...made, undo, undo, { type: 'redo' }).measurements).toEqual(once.measurements);
});

test('a turned jaw is seen from the front, and undo turns it back', () => {
  const turn = { type: 'quarterTurn', jaw: 'upper', axis: 'x' } as const;
  const turned = after({ type: 'view', view: 'lower' }, turn, turn);
  expect([turned.view, turned.turns]).toEqual(['front', { upper: ['x', 'x'], lower: [] }]);
  expect(after(turn, turn, { type: 'unturn', jaw: 'upper' }, { type: 'undo' }).turns.upper).toEqual(['x', 'x']);
  expect(after(turn, turn, { type: 'undo' }).turns.upper).toEqual(['x']);
});

test('a view is no step: undo never takes it back', () => {
  const state = after({ type: 'view', view: 'left' }, { type: 'toggleSection' }, { type: 'undo' });
  expect([state.view, state.section.on, state.canUndo]).toEqual(['left', true, false]);
});

test('the same tool again puts it away', () => {
  expect(after(distance, distance).tool).toBe('turn');
});

test('reset keeps what was measured', () => {
  const state = after(
    distance,
    { type: 'point', point: on('upper') },
    { type: 'point', point: on('upper', 3) },
    { type: 'look', id: 'upper', look: { opacity: 0.3 } },
    { type: 'reset' },
  );
  expect(state.measurements).toHaveLength(1);
  expect(state.objects.map(({ opacity }) => opacity)).toEqual([1, 1]);
  expect(state.view).toBe('front');
});

test('an aligner model waits where there is a scan, and stands alone where there is none', () => {
  expect(shownOf()).toEqual(['u', 'u2', 'la']);
});

test('several objects of a jaw are switched one by one, and the jaw as a whole', () => {
  expect(shownOf({ type: 'toggleObject', id: 'u2' })).toEqual(['u', 'la']);
  expect(shownOf({ type: 'toggleObject', id: 'ua' })).toEqual(['u', 'ua', 'u2', 'la']);
  const off = { type: 'toggleJaw', jaw: 'upper' } as const;
  expect(shownOf(off)).toEqual(['la']);
  expect(shownOf(off, off)).toEqual(['u', 'u2', 'la']);
});

test('one object alone, and all again', () => {
  const alone = { type: 'isolate', id: 'ua' } as const;
  expect(shownOf(alone)).toEqual(['ua']);
  expect(shownOf(alone, alone)).toEqual(['u', 'u2', 'la']);
  expect(shownOf(alone, { type: 'toggleObject', id: 'u' })).toEqual(['u', 'ua']);
});

test('a colour and an opacity belong to one object', () => {
  const state = viewerAfter(crowd, [{ type: 'look', id: 'u2', look: { color: '#123456', opacity: 0.5 } }]).get();
  expect(state.objects.map(({ color }) => color)).toEqual([null, null, '#123456', null]);
});

test('the section is off at first, moves and keeps its place when it is switched off and on', () => {
  expect(after().section.on).toBe(false);
  const toggle = { type: 'toggleSection' } as const;
  expect(after(toggle, { type: 'moveSection', by: 2.5 }, toggle, toggle).section).toMatchObject({
    on: true,
    offset: 2.5,
  });
});
