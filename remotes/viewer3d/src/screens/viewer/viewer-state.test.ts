import type { SurfacePoint } from '../../scene/picking.ts';
import type { CaseModel } from '@archway/contracts';
import { shownIds } from '../../objects/object-list.ts';
import { initialViewer, viewerReducer, type ViewerAction, type ViewerState } from './viewer-state.ts';

const model = (modelId: string, jaw: 1 | 2, modelType: 'scan' | 'aligner' = 'scan') =>
  ({ modelId, jaw, modelType }) as CaseModel;
const start = initialViewer([model('upper', 1), model('lower', 2)]);
const crowded = initialViewer([model('u', 1), model('ua', 1, 'aligner'), model('u2', 1), model('la', 2, 'aligner')]);
const after = (...actions: ViewerAction[]): ViewerState => actions.reduce(viewerReducer, start);
const shownJaws = (state: ViewerState) => {
  const ids = shownIds(state);
  return { upper: ids.has('upper'), lower: ids.has('lower') };
};
const shownOf = (state: ViewerState, ...actions: ViewerAction[]) => [...shownIds(actions.reduce(viewerReducer, state))];
const on = (jaw: 'upper' | 'lower', x = 0): SurfacePoint => ({ modelId: jaw, jaw, local: [x, 0, 0] });
const distance = { type: 'tool', tool: 'distance' } as const;

test('an occlusal view hides the other jaw, and the next view shows it again', () => {
  const upper = after({ type: 'view', view: 'upper' });
  expect(shownJaws(upper)).toEqual({ upper: true, lower: false });
  expect(shownJaws(viewerReducer(upper, { type: 'view', view: 'front' }))).toEqual({ upper: true, lower: true });
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
  const points = [1, 2, 3, 4].map((x) => ({ type: 'point', point: on('upper', x) }) as const);
  const state = after(distance, ...points);
  expect(state.measurements.map(({ id, kind, points: p }) => [id, kind, p.length])).toEqual([
    [1, 'distance', 2],
    [2, 'distance', 2],
  ]);
  expect(state.tool).toBe('distance');
});

test('a point without a tool is nothing', () => {
  expect(after({ type: 'point', point: on('upper') })).toBe(start);
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
  const started = after(distance, { type: 'point', point: on('upper') });
  const once = viewerReducer(started, { type: 'escape' });
  expect([once.tool, once.pending.length]).toEqual(['distance', 0]);
  expect(viewerReducer(once, { type: 'escape' }).tool).toBe('turn');
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
  expect(shownOf(crowded)).toEqual(['u', 'u2', 'la']);
});

test('several objects of a jaw are switched one by one, and the jaw as a whole', () => {
  expect(shownOf(crowded, { type: 'toggleObject', id: 'u2' })).toEqual(['u', 'la']);
  expect(shownOf(crowded, { type: 'toggleObject', id: 'ua' })).toEqual(['u', 'ua', 'u2', 'la']);
  const off = { type: 'toggleJaw', jaw: 'upper' } as const;
  expect(shownOf(crowded, off)).toEqual(['la']);
  expect(shownOf(crowded, off, off)).toEqual(['u', 'u2', 'la']);
});

test('one object alone, and all again', () => {
  const alone = { type: 'isolate', id: 'ua' } as const;
  expect(shownOf(crowded, alone)).toEqual(['ua']);
  expect(shownOf(crowded, alone, alone)).toEqual(['u', 'u2', 'la']);
  expect(shownOf(crowded, alone, { type: 'toggleObject', id: 'u' })).toEqual(['u', 'ua']);
});

test('a colour and an opacity belong to one object', () => {
  const state = viewerReducer(crowded, { type: 'look', id: 'u2', look: { color: '#123456', opacity: 0.5 } });
  expect(state.objects.map(({ color }) => color)).toEqual([null, null, '#123456', null]);
});

test('the section is off at first, moves and keeps its place when it is switched off and on', () => {
  expect(start.section.on).toBe(false);
  const state = after({ type: 'toggleSection' }, { type: 'moveSection', by: 2.5 }, { type: 'toggleSection' });
  expect(viewerReducer(state, { type: 'toggleSection' }).section).toMatchObject({ on: true, offset: 2.5 });
});
