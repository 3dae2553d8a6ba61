import type { ServerModule } from '../../context.ts';
import { filesApart, kindFollowers, ordersOfCase, storedFiles } from '../cases/api.ts';
import { packJobs } from './batches/pack-models.ts';
import { weighPrintFiles } from './batches/weigh-files.ts';
import { moveOrders } from './counts/count-repository.ts';
import { makingJobs } from './making/making-job.ts';
import { productionObjects } from './objects.ts';
import { allShipped, anyOrder } from './orders/case-orders.ts';
import { productionRoutes } from './routes.ts';
import * as schema from './schema.ts';
import { productionTasks } from './tasks.ts';

/** Production orders, what prints and cuts them, and what is carved into what they make. */
export const productionModule: ServerModule = {
  name: 'production',
  schema,
  permissions: ['order:list', 'order:add', 'order:produce', 'platform:carving'],
  objects: productionObjects,
  routes: productionRoutes,
  jobs: async (context) => {
    await packJobs(context);
    await makingJobs(context);
  },
  tasks: productionTasks,
  fills: [
    ordersOfCase.with({ anyOrder, allShipped }),
    filesApart.with({ kind: 'printFiles', weigh: weighPrintFiles }),
    kindFollowers.with(moveOrders),
    storedFiles.with([{ kind: 'production', table: schema.subOrderFiles }]),
  ],
};
