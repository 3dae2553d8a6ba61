import type { Label } from '@archway/contracts';
import { carriedBy, labelChange } from './label-choice.ts';

const label = (categoryId: string): Label => ({ id: `${categoryId}-L`, categoryId, categoryName: 'L', color: 'gray' });
const rows = [{ labels: [label('1'), label('2')] }, { labels: [label('1')] }];

test('a label is on all, on some or on none of the cases', () => {
  expect(['1', '2', '3'].map((id) => carriedBy(rows, id))).toEqual(['all', 'some', 'none']);
});

test('what was not touched stays as it is, and what is so already is not asked for', () => {
  expect(labelChange(rows, {})).toEqual({ add: [], remove: [] });
  expect(labelChange(rows, { 1: true, 2: true, 3: false })).toEqual({ add: ['2'], remove: [] });
  expect(labelChange(rows, { 1: false, 2: false, 3: true })).toEqual({ add: ['3'], remove: ['1', '2'] });
});
