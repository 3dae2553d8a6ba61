import { isTyping } from '../../../keys/is-typing.ts';
import { shortcutOf } from './shortcuts.ts';

const key = (value: string, more: Partial<KeyboardEvent> = {}) =>
  shortcutOf({ key: value, ctrlKey: false, shiftKey: false, altKey: false, metaKey: false, ...more });

test('1 to 6 are the standard views in their order', () => {
  expect(['1', '2', '3', '4', '5', '6'].map((digit) => key(digit))).toEqual(
    ['front', 'right', 'left', 'upper', 'lower', 'open'].map((view) => ({ type: 'view', view })),
  );
  expect(key('0')).toBeNull();
  expect(key('7')).toBeNull();
});

test('letters work in both cases', () => {
  expect(key('M')).toEqual(key('m'));
  expect(key('Escape')).toEqual({ type: 'escape' });
});

test('the browser keeps its own', () => {
  expect(key('r', { ctrlKey: true })).toBeNull();
  expect(key('l', { metaKey: true })).toBeNull();
});

test('undo and redo are as everywhere', () => {
  expect(key('z', { ctrlKey: true })).toEqual({ type: 'undo' });
  expect(key('Z', { metaKey: true, shiftKey: true })).toEqual({ type: 'redo' });
  expect(key('y', { ctrlKey: true })).toEqual({ type: 'redo' });
  expect(key('z', { altKey: true, ctrlKey: true })).toBeNull();
});

test('typing is no shortcut', () => {
  expect(isTyping(document.createElement('input'))).toBe(true);
  expect(isTyping(document.createElement('canvas'))).toBe(false);
  const choice = Object.assign(document.createElement('input'), { type: 'radio' });
  expect(isTyping(choice)).toBe(false);
});
