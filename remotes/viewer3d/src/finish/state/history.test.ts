import type { JawDrawing } from './drawing.ts';
import { type History, historyReducer, opened } from './history.ts';

const drawn = (step: number) => ({ step }) as JawDrawing;
const nothing = { upper: undefined, lower: undefined };
const steps = ({ now }: History) => [now.upper?.step, now.lower?.step];

test('what is proposed is no change, and is there however far one goes back', () => {
  let history = historyReducer(opened(nothing), { type: 'proposed', jaw: 'upper', drawing: drawn(1) });
  expect(history.now).toBe(history.saved);
  history = historyReducer(history, { type: 'changed', jaw: 'upper', drawing: drawn(2) });
  // The other jaw arrives later.
  history = historyReducer(history, { type: 'proposed', jaw: 'lower', drawing: drawn(7) });
  expect(steps(history)).toEqual([2, 7]);
  history = historyReducer(history, { type: 'undo' });
  expect(steps(history)).toEqual([1, 7]);
  expect(historyReducer(history, { type: 'undo' })).toBe(history);
  history = historyReducer(history, { type: 'redo' });
  expect(steps(history)).toEqual([2, 7]);
});

test('a jaw that was left out is not proposed again', () => {
  let history = opened({ upper: drawn(1), lower: null });
  history = historyReducer(history, { type: 'proposed', jaw: 'lower', drawing: drawn(7) });
  expect(history.now.lower).toBeNull();
});

test('what was saved is known by what it was, and something else instead of what was undone ends that', () => {
  let history = opened({ upper: drawn(1), lower: null });
  history = historyReducer(history, { type: 'changed', jaw: 'upper', drawing: drawn(2) });
  const { now } = history;
  history = historyReducer(history, { type: 'changed', jaw: 'upper', drawing: drawn(3) });
  history = historyReducer(history, { type: 'saved', drawing: now });
  expect(history.now).not.toBe(history.saved);
  history = historyReducer(history, { type: 'undo' });
  expect(history.now).toBe(history.saved);
  history = historyReducer(history, { type: 'changed', jaw: 'lower', drawing: drawn(4) });
  expect(history.future).toEqual([]);
});
