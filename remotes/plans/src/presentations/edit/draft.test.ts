import { type Draft, draft, firstDraft } from './draft.ts';

const titled = (title: string): Draft => ({ title, language: 'en-US', slides: [] });
const change = (title: string, field?: string) => ({ type: 'change', next: titled(title), field }) as const;

test('what was changed is undone and done again', () => {
  const changed = draft(draft(firstDraft(titled('a')), change('b')), change('c'));
  const undone = draft(changed, { type: 'undo' });
  expect(undone.now.title).toBe('b');
  expect(draft(draft(undone, { type: 'undo' }), { type: 'undo' }).now.title).toBe('a');
  expect(draft(undone, { type: 'redo' }).now.title).toBe('c');
  expect(draft(draft(undone, change('d')), { type: 'redo' }).now.title).toBe('d');
});

test('words of one field are undone together, those of another apart', () => {
  let state = firstDraft(titled(''));
  for (const title of ['x', 'xy', 'xyz']) state = draft(state, change(title, 'title'));
  state = draft(state, change('other', 'heading'));
  state = draft(state, { type: 'undo' });
  expect(state.now.title).toBe('xyz');
  expect(draft(state, { type: 'undo' }).now.title).toBe('');
});
