import { canonicalText, readPlan } from '@archway/dental';
import { samplePlan } from '@archway/dental/testing';
import { type EditingAction, type EditingState, editing, firstEditing } from './editing.ts';

const prescribed = { fixed: new Set([21]), noAttachment: new Set<number>() };
const start = (): EditingState => firstEditing({ document: readPlan(samplePlan(2)).document!, locked: [] });
const move = (fdi: number, value: number): EditingAction => ({
  ...{ type: 'command', prescribed },
  command: { type: 'movement', teeth: [fdi], movement: 'mesial', value },
});
const all = (state: EditingState, ...actions: readonly EditingAction[]): EditingState => actions.reduce(editing, state);

test('undo goes back to identical bytes, locks as well, and redo forth again', () => {
  const first = start();
  const done = all(first, move(13, 1), { type: 'lock', teeth: [13, 14] }, move(23, 2));
  expect(done.past).toHaveLength(3);
  const back = all(done, { type: 'undo' }, { type: 'undo' }, { type: 'undo' }, { type: 'undo' });
  expect(canonicalText(back.now.document)).toBe(canonicalText(first.now.document));
  expect(back.now.locked).toEqual([]);
  const again = all(back, { type: 'redo' }, { type: 'redo' }, { type: 'redo' }, { type: 'redo' });
  expect(canonicalText(again.now.document)).toBe(canonicalText(done.now.document));
  expect(again.now.locked).toEqual([13, 14]);
  expect(all(again, move(33, 1)).future).toEqual([]);
});

test('what is refused changes nothing and says why; the next command forgets it', () => {
  const locked = all(start(), { type: 'lock', teeth: [13] });
  const held = all(locked, move(13, 1));
  expect(held.now).toBe(locked.now);
  expect(held.refused).toEqual({ reason: 'locked', teeth: [13] });
  expect(all(held, move(21, 1)).refused).toEqual({ reason: 'fixed', teeth: [21] });
  expect(all(held, move(23, 1)).refused).toBeNull();
  expect(all(held, { type: 'lock', teeth: [13, 14] }).now.locked).toEqual([13, 14]);
  expect(all(held, { type: 'lock', teeth: [13] }).now.locked).toEqual([]);
});
