import { finishShortcut } from './finish-tools.ts';

const press = (key: string, held: Partial<Record<'ctrlKey' | 'altKey' | 'shiftKey' | 'metaKey', boolean>> = {}) =>
  finishShortcut({ key, ctrlKey: false, altKey: false, metaKey: false, shiftKey: false, ...held });

test('keys of the page do what the sheet says, and keys of the browser stay the browser’s', () => {
  expect(press('P')).toEqual({ type: 'deed', deed: 'propose' });
  expect(press(']')).toEqual({ type: 'deed', deed: 'straighter' });
  expect(press('3')).toEqual({ type: 'view', at: 2 });
  expect(press('z', { ctrlKey: true })).toEqual({ type: 'deed', deed: 'undo' });
  expect(press('z', { ctrlKey: true, shiftKey: true })).toEqual({ type: 'deed', deed: 'redo' });
  expect(press('s', { metaKey: true })).toEqual({ type: 'deed', deed: 'save' });
  expect(press('p', { ctrlKey: true })).toBeUndefined();
  expect(press('p', { altKey: true })).toBeUndefined();
  expect(press('q')).toBeUndefined();
});
