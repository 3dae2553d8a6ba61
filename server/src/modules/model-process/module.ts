import type { ServerModule } from '../../context.ts';
import { filesApart } from '../cases/api.ts';
import { weighProcess } from './order-list.ts';
import { processObjects } from './objects.ts';
import { processJobs } from './process-job.ts';
import { modelProcessRoutes } from './routes.ts';
import * as schema from './schema.ts';
import { modelProcessTasks } from './tasks.ts';

/** Models that are processed, and automatic retainers: orders without a case, from the upload to what is confirmed. */
export const modelProcessModule: ServerModule = {
  name: 'model-process',
  schema,
  permissions: ['process:list', 'process:edit'],
  tasks: modelProcessTasks,
  objects: processObjects,
  routes: modelProcessRoutes,
  jobs: processJobs,
  fills: [filesApart.with({ kind: 'modelProcess', weigh: weighProcess })],
};
