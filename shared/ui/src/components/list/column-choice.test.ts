import type { ListColumn } from '../list-table/list-column.ts';
import { arranged, moved } from './column-choice.ts';

const columns: ListColumn<object>[] = ['name', 'place', 'time', 'actions'].map((key) => ({ key, title: key }));
const keys = (order: readonly string[]) => arranged(columns, order).map(({ key }) => key);

test('columns stand as the reader wants them, the actions at the end', () => {
  expect(keys([])).toEqual(['name', 'place', 'time', 'actions']);
  expect(keys(['time', 'name', 'place'])).toEqual(['time', 'name', 'place', 'actions']);
  expect(keys(['actions', 'time'])).toEqual(['time', 'name', 'place', 'actions']);
});

test('a column that is no more is nowhere, and a new one behind those that were moved', () => {
  expect(keys(['gone', 'place'])).toEqual(['place', 'name', 'time', 'actions']);
});

test('a column changes places with its neighbor, and stays at the ends', () => {
  expect(moved(['a', 'b', 'c'], 'b', -1)).toEqual(['b', 'a', 'c']);
  expect(moved(['a', 'b', 'c'], 'b', 1)).toEqual(['a', 'c', 'b']);
  expect(moved(['a', 'b', 'c'], 'a', -1)).toEqual(['a', 'b', 'c']);
  expect(moved(['a', 'b', 'c'], 'c', 1)).toEqual(['a', 'b', 'c']);
});
