import { initialStage, stageReducer } from './stage-state.ts';

test('a pane is maximised and put back, another takes its place', () => {
  const one = stageReducer(initialStage, { type: 'maximise', pane: 'axial' });
  expect(one.maximised).toBe('axial');
  expect(stageReducer(one, { type: 'maximise', pane: 'axial' }).maximised).toBeNull();
  expect(stageReducer(one, { type: 'maximise', pane: 'volume' }).maximised).toBe('volume');
});

test('Escape first gives the tool back, then the panes', () => {
  const measuring = stageReducer({ ...initialStage, maximised: 'axial' }, { type: 'set', change: { tool: 'length' } });
  const once = stageReducer(measuring, { type: 'escape' });
  expect([once.tool, once.maximised]).toEqual(['crosshair', 'axial']);
  expect(stageReducer(once, { type: 'escape' }).maximised).toBeNull();
});

test('reset leaves the curve and the mode', () => {
  const drawn = stageReducer({ ...initialStage, mode: 'panorama' }, { type: 'panorama', change: { curve: [[0, 0], [1, 1]] } }); // prettier-ignore
  const reset = stageReducer({ ...drawn, slab: { mm: 9, blend: 'average' } }, { type: 'reset' });
  expect(reset.slab.mm).toBe(0);
  expect(reset.mode).toBe('panorama');
  expect(reset.panorama.curve).toHaveLength(2);
});
