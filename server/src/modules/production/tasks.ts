/** What compute threads do for production. */
export { productionTasks } from './making/tasks.ts';
