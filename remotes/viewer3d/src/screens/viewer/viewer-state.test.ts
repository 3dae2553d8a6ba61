import type { SurfacePoint } from '../../scene/picking.ts';
import { initialViewer, shownJaws, viewerReducer, type ViewerAction, type ViewerState } from './viewer-state.ts';

const after = (...actions: ViewerAction[]): ViewerState => actions.reduce(viewerReducer, initialViewer);
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
  expect(after({ type: 'point', point: on('upper') })).toBe(initialViewer);
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
    { type: 'opacity', jaw: 'upper', opacity: 0.3 },
    { type: 'reset' },
  );
  expect(state.measurements).toHaveLength(1);
  expect(state.opacity.upper).toBe(1);
  expect(state.view).toBe('front');
});
