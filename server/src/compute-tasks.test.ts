import { computeTasks } from './compute-tasks.ts';
import { serverModules } from './modules.ts';

test('threads know the tasks of the modules, each by a name of its own', () => {
  const names = computeTasks.map(({ name }) => name);
  const given = serverModules().flatMap(({ tasks = [] }) => tasks.map(({ name }) => name));
  expect([...names].sort()).toEqual([...given].sort());
  expect(new Set(names).size).toBe(names.length);
});
