import { readFilter, writeFilter } from './task-filter.ts';

const read = (search: string) => readFilter(new URLSearchParams(search));

test('the address is read, and nonsense in it is the default', () => {
  expect(read('keyword=K-01&page=3&size=50')).toEqual({ keyword: 'K-01', page: 3, size: 50 });
  expect(read('page=-1&size=7')).toEqual({ keyword: '', page: 1, size: 20 });
  expect(read('page=1.5')).toEqual({ keyword: '', page: 1, size: 20 });
});

test('a new keyword begins at the first page, a turned page keeps the keyword', () => {
  expect(writeFilter(read('page=4'), { keyword: 'A' }).toString()).toBe('keyword=A');
  expect(writeFilter(read('keyword=A'), { page: 2 }).toString()).toBe('keyword=A&page=2');
});

test('the start has no parameters', () => {
  expect(writeFilter(read('keyword=A'), { keyword: '' }).toString()).toBe('');
});
