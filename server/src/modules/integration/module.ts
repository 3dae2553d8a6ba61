import type { ServerModule } from '../../context.ts';
import { type CaseFollower, caseFollowers } from '../cases/api.ts';
import { caseCalls } from './cases/routes.ts';
import { fileJobs } from './files/jobs.ts';
import { fileCalls } from './files/routes.ts';
import { integrationRoutes } from './routes.ts';
import * as schema from './schema.ts';
import { sendConfirmed } from './sendings/confirmed.ts';
import { sendingRoutes } from './sendings/routes.ts';
import { sendingJobs } from './sendings/send.ts';
import { integrationTasks } from './tasks.ts';
import { deliveryJobs } from './webhooks/deliver.ts';
import { dropOldDeliveries } from './webhooks/delivery-repository.ts';
import { webhookRoutes } from './webhooks/routes.ts';
import { tellStatus } from './webhooks/tell.ts';
import { dropOldWrites } from './writes/write-repository.ts';

const follow: CaseFollower = async (context, tx, step) => {
  await tellStatus(context, tx, step);
  await sendConfirmed(context, tx, step);
};

/** What programs of others are let in by, told and sent: the public API, webhooks, external services. */
export const integrationModule: ServerModule = {
  name: 'integration',
  schema: {
    apiKeys: schema.apiKeys,
    apiWrites: schema.apiWrites,
    apiFiles: schema.apiFiles,
    webhooks: schema.webhooks,
    webhookDeliveries: schema.webhookDeliveries,
    caseSendings: schema.caseSendings,
  },
  tasks: integrationTasks,
  routes: (context, handle) => {
    integrationRoutes(context, handle);
    webhookRoutes(context, handle);
    sendingRoutes(context, handle);
  },
  api: (_context, handle) => {
    caseCalls(handle);
    fileCalls(handle);
  },
  jobs: async (context) => {
    await fileJobs(context);
    await deliveryJobs(context);
    await sendingJobs(context);
  },
  fills: [caseFollowers.with(follow)],
  tidy: async ({ db }) => {
    await dropOldWrites(db);
    await dropOldDeliveries(db);
  },
};
