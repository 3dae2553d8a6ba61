import type { CorrectedTeeth, TeethChange } from '@archway/dental/segment';
import { historyReducer, isSaved, lastOf, opened } from './history.ts';

const teeth: CorrectedTeeth = { labels: Uint8Array.of(0, 11, 11), missing: [], teeth: [] };
const toward = (before: number, after: number): TeethChange => ({
  ...{ faces: Uint32Array.of(1), before: Uint8Array.of(before), after: Uint8Array.of(after) },
  ...{ missing: { before: [], after: [] }, teeth: { before: [], after: [] } },
});

test('what is done is undone and done again; what is saved is known, whichever way one comes back to it', () => {
  let history = opened(teeth);
  expect(isSaved(history)).toBe(true);
  history = historyReducer(history, { type: 'done', to: history.now, change: toward(11, 12) });
  expect([...history.now.labels, isSaved(history)]).toEqual([0, 12, 11, false]);
  history = historyReducer(history, { type: 'saved', last: lastOf(history) });
  history = historyReducer(history, { type: 'undo' });
  expect([...history.now.labels, isSaved(history)]).toEqual([0, 11, 11, false]);
  const again = historyReducer(history, { type: 'redo' });
  expect([...again.now.labels, isSaved(again)]).toEqual([0, 12, 11, true]);
  // Something else instead: what was saved is out of reach.
  history = historyReducer(history, { type: 'done', to: history.now, change: toward(11, 13) });
  expect(isSaved(historyReducer(history, { type: 'undo' }))).toBe(false);
  expect(historyReducer(history, { type: 'redo' })).toBe(history);
});

test('what was computed for other teeth changes nothing', () => {
  const history = opened(teeth);
  expect(historyReducer(history, { type: 'done', to: { ...teeth }, change: toward(11, 12) })).toBe(history);
});
