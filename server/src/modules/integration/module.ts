import type { ServerModule } from '../../context.ts';
import { caseFollowers } from '../cases/api.ts';
import { caseCalls } from './cases/routes.ts';
import { fileJobs } from './files/jobs.ts';
import { fileCalls } from './files/routes.ts';
import { integrationRoutes } from './routes.ts';
import * as schema from './schema.ts';
import { integrationTasks } from './tasks.ts';
import { deliveryJobs } from './webhooks/deliver.ts';
import { dropOldDeliveries } from './webhooks/delivery-repository.ts';
import { webhookRoutes } from './webhooks/routes.ts';
import { tellStatus } from './webhooks/tell.ts';
import { dropOldWrites } from './writes/write-repository.ts';

/** What programs of others are let in by, and told: the public API, and webhooks. */
export const integrationModule: ServerModule = {
  name: 'integration',
  schema: {
    apiKeys: schema.apiKeys,
    apiWrites: schema.apiWrites,
    apiFiles: schema.apiFiles,
    webhooks: schema.webhooks,
    webhookDeliveries: schema.webhookDeliveries,
  },
  tasks: integrationTasks,
  routes: (context, handle) => {
    integrationRoutes(context, handle);
    webhookRoutes(context, handle);
  },
  api: (_context, handle) => {
    caseCalls(handle);
    fileCalls(handle);
  },
  jobs: async (context) => {
    await fileJobs(context);
    await deliveryJobs(context);
  },
  fills: [caseFollowers.with(tellStatus)],
  tidy: async ({ db }) => {
    await dropOldWrites(db);
    await dropOldDeliveries(db);
  },
};
