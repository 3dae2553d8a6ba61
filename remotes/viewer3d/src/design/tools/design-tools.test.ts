import { designShortcut } from './design-tools.ts';

const key = (value: string, more: Partial<KeyboardEvent> = {}) =>
  designShortcut({ key: value, ctrlKey: false, shiftKey: false, altKey: false, metaKey: false, ...more });

test('letters are tools and deeds, digits are views; 0 puts back', () => {
  expect(key('M')).toEqual({ type: 'tool', tool: 'move' });
  expect([key('f'), key('J'), key('u')]).toEqual([
    { type: 'tool', tool: 'axes' },
    { type: 'tool', tool: 'bite' },
    { type: 'tool', tool: 'arch' },
  ]);
  expect(key('e')).toEqual({ type: 'deed', deed: 'elastic' });
  expect(key('d')).toEqual({ type: 'deed', deed: 'keyFrame' });
  expect(key('3')).toEqual({ type: 'view', at: 2 });
  expect(key('0')).toEqual({ type: 'deed', deed: 'reset' });
  expect(key('7')).toBeUndefined();
  expect(key('{', { shiftKey: true })).toEqual({ type: 'deed', deed: 'shorter' });
});

test('undo, redo and save are as everywhere; other keys of the browser stay its own', () => {
  expect(key('z', { ctrlKey: true })).toEqual({ type: 'deed', deed: 'undo' });
  expect(key('Z', { metaKey: true, shiftKey: true })).toEqual({ type: 'deed', deed: 'redo' });
  expect(key('y', { ctrlKey: true })).toEqual({ type: 'deed', deed: 'redo' });
  expect(key('s', { ctrlKey: true })).toEqual({ type: 'deed', deed: 'save' });
  expect(key('r', { ctrlKey: true })).toBeUndefined();
  expect(key('ArrowLeft', { shiftKey: true })).toBeUndefined();
  expect(key('m', { altKey: true })).toBeUndefined();
});
