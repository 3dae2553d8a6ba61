/** What threads do for plans; the folder `tasks/` is of the tasks of people. */
export { planTasks } from './design/tasks.ts';
