import { teethShortcut } from './teeth-tools.ts';

const key = (value: string, more: Partial<KeyboardEvent> = {}) =>
  teethShortcut({ key: value, ctrlKey: false, shiftKey: false, altKey: false, metaKey: false, ...more });

test('letters are tools and views, digits are numbers; undo and save are as everywhere', () => {
  expect(key('B')).toEqual({ type: 'tool', tool: 'tooth' });
  expect(key('7')).toEqual({ type: 'number', kind: 7 });
  expect(key('9')).toBeUndefined();
  expect(key('o')).toEqual({ type: 'view', at: 0 });
  expect(key('z', { ctrlKey: true })).toEqual({ type: 'deed', deed: 'undo' });
  expect(key('Z', { metaKey: true, shiftKey: true })).toEqual({ type: 'deed', deed: 'redo' });
  expect(key('s', { ctrlKey: true })).toEqual({ type: 'deed', deed: 'save' });
  expect(key('s')).toEqual({ type: 'deed', deed: 'smooth' });
  expect(key('r', { ctrlKey: true })).toBeUndefined();
  expect(key('b', { altKey: true })).toBeUndefined();
});
