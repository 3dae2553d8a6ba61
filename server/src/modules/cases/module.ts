import type { ServerModule } from '../../context.ts';
import { inspectionJobs } from './inspection/machine-inspection.ts';
import { modelJobs } from './model-jobs.ts';
import { modelRoutes } from './model-routes.ts';
import { caseRoutes } from './routes.ts';
import { seedCases } from './seed/seed.ts';

export const casesModule: ServerModule = {
  name: 'cases',
  routes: (context, handle) => {
    caseRoutes(context, handle);
    modelRoutes(context, handle);
  },
  jobs: async (context) => {
    await modelJobs(context);
    await inspectionJobs(context);
  },
  seed: seedCases,
};
