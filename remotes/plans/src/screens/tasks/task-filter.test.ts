import { taskFilter } from './task-filter.ts';

test('the address of the task list is read', () => {
  const filter = taskFilter.read(new URLSearchParams('keyword=K-01&page=3&size=50'));
  expect(filter).toEqual({ keyword: 'K-01', page: 3, size: 50 });
});
