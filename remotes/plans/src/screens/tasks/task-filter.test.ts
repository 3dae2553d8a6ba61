import { taskFilter } from './task-filter.ts';

test('the address of the task list is read', () => {
  const filter = taskFilter.read(new URLSearchParams('view=pool&keyword=K-01&designer=7&page=3&size=50'));
  expect(filter).toEqual({ view: 'pool', keyword: 'K-01', designer: '7', page: 3, size: 50 });
});

test('it begins with what the reader holds, and a view keeps no rows out', () => {
  expect(taskFilter.initial.view).toBe('mine');
  expect(taskFilter.isNarrowed(taskFilter.read(new URLSearchParams('view=all')))).toBe(false);
  expect(taskFilter.isNarrowed(taskFilter.read(new URLSearchParams('designer=7')))).toBe(true);
  expect(taskFilter.read(new URLSearchParams('view=theirs&designer=x'))).toEqual(taskFilter.initial);
});
