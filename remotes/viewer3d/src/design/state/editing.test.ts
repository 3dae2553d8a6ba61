import { canonicalText, readPlan } from '@archway/dental';
import { edited } from '@archway/dental/edit';
import { samplePlan } from '@archway/dental/testing';
import { type EditingAction, type EditingState, editing, firstEditing } from './editing.ts';

const prescribed = { fixed: new Set([21]), noAttachment: new Set<number>() };
const start = (): EditingState => firstEditing({ document: readPlan(samplePlan(2)).document! });
const move = (fdi: number, value: number): EditingAction => ({
  ...{ type: 'command', prescribed },
  command: { type: 'movement', teeth: [fdi], movement: 'mesial', value },
});
const lock = (...teeth: number[]): EditingAction => ({ type: 'command', prescribed, command: { type: 'lock', teeth } });
const all = (state: EditingState, ...actions: readonly EditingAction[]): EditingState => actions.reduce(editing, state);

test('undo goes back to identical bytes, locks as well, and redo forth again', () => {
  const first = start();
  const done = all(first, move(13, 1), lock(14, 13), move(23, 2));
  expect(done.past).toHaveLength(3);
  const back = all(done, { type: 'undo' }, { type: 'undo' }, { type: 'undo' }, { type: 'undo' });
  expect(canonicalText(back.now.document)).toBe(canonicalText(first.now.document));
  expect(back.now.document.locked).toEqual([]);
  const again = all(back, { type: 'redo' }, { type: 'redo' }, { type: 'redo' }, { type: 'redo' });
  expect(canonicalText(again.now.document)).toBe(canonicalText(done.now.document));
  expect(again.now.document.locked).toEqual([14, 13]);
  expect(all(again, move(33, 1)).future).toEqual([]);
});

test('what is refused changes nothing and says why; the next command forgets it', () => {
  const locked = all(start(), lock(13));
  const held = all(locked, move(13, 1));
  expect(held.now).toBe(locked.now);
  expect(held.refused).toEqual({ reason: 'locked', teeth: [13] });
  expect(all(held, move(21, 1)).refused).toEqual({ reason: 'fixed', teeth: [21] });
  expect(all(held, move(23, 1)).refused).toBeNull();
  expect(all(held, lock(13, 14)).now.document.locked).toEqual([14, 13]);
  expect(all(held, lock(13)).now.document.locked).toEqual([]);
});

test('stages that follow other limits are one step with them', () => {
  const first = start();
  const limits = { linear: 0.2, vertical: 0.15, rotation: 2 };
  const command = { type: 'limits', limits } as const;
  const { document } = edited(first.now.document, command, prescribed);
  const limited = all(first, move(23, 1), { type: 'undo' }, { type: 'made', document: document! });
  expect(limited.now.document.limits).toMatchObject(limits);
  const stages = edited(document!, { type: 'bar', teeth: [13], end: 'both', by: 2 }, prescribed).document!;
  const restaged = { type: 'command', prescribed, command: { type: 'restaged', document: stages } } as const;
  const joined = all(limited, { ...restaged, joins: true });
  expect(joined.past).toHaveLength(1);
  expect(joined.future).toEqual([]);
  expect(canonicalText(joined.now.document)).toBe(canonicalText(stages));
  expect(all(joined, { type: 'undo' }).now).toBe(first.now);
  // By itself it is a step of its own.
  expect(all(limited, restaged).past).toHaveLength(2);
});
