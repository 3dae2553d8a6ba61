import { rowAct } from './row-keys.ts';
import { limited } from './use-selection.ts';

test('arrows stop at the ends', () => {
  expect(rowAct('ArrowDown', 0, 3)).toEqual({ kind: 'move', to: 1 });
  expect(rowAct('ArrowDown', 2, 3)).toEqual({ kind: 'move', to: 2 });
  expect(rowAct('ArrowUp', 0, 3)).toEqual({ kind: 'move', to: 0 });
  expect(rowAct('End', 0, 3)).toEqual({ kind: 'move', to: 2 });
});

test('other keys belong to the browser', () => expect(rowAct('a', 0, 3)).toBeUndefined());

test('a selection over the limit keeps what was selected before', () =>
  expect(limited(['a', 'b', 'c', 'd'], ['c'], 2)).toEqual(['c', 'a']));

test('what was taken out stays out', () => expect(limited(['a'], ['a', 'b'], 5)).toEqual(['a']));
