import type { AnyTask } from './infrastructure/compute/task.ts';
import { caseTasks } from './modules/cases/tasks.ts';
import { cbctTasks } from './modules/cbct/tasks.ts';
import { demoTasks } from './modules/demo/tasks.ts';
import { integrationTasks } from './modules/integration/tasks.ts';
import { modelProcessTasks } from './modules/model-process/tasks.ts';
import { planTasks } from './modules/plans/tasks.ts';
import { productionTasks } from './modules/production/tasks.ts';

/**
 * What compute threads know: the tasks of all modules. A list of its own, since a thread that loaded the modules would
 * load the whole server.
 */
export const computeTasks: readonly AnyTask[] = [
  ...caseTasks,
  ...cbctTasks,
  ...integrationTasks,
  ...demoTasks,
  ...planTasks,
  ...modelProcessTasks,
  ...productionTasks,
];
