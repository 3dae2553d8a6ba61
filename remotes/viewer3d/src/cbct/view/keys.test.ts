import { keyOf } from './keys.ts';

const key = (name: string, more: object = {}): ReturnType<typeof keyOf> =>
  keyOf({ key: name, ctrlKey: false, altKey: false, metaKey: false, ...more });

test('letters are tools, digits are panes, arrows are slices', () => {
  expect(key('L')).toEqual({ type: 'set', change: { tool: 'length' } });
  expect(key('4')).toEqual({ type: 'maximise', pane: 'volume' });
  expect(key('PageUp')).toEqual({ type: 'advance', slices: 10 });
});

test('what belongs to the browser, and unknown keys, are left alone', () => {
  expect(key('r', { ctrlKey: true })).toBeNull();
  expect(key('5')).toBeNull();
  expect(key('Tab')).toBeNull();
});
