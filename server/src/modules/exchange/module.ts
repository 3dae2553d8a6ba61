import { dataTypes } from '@archway/contracts';
import type { ServerModule } from '../../context.ts';
import { personObjects } from '../files/api.ts';
import { archivesAmong } from './job-repository.ts';
import { archiveJobs, dropExpired } from './jobs.ts';
import { exchangeRoutes } from './routes.ts';
import * as schema from './schema.ts';

/** Cases as a whole: out of an installation as one archive, and into another one. */
export const exchangeModule: ServerModule = {
  name: 'exchange',
  schema: { caseArchiveJobs: schema.caseArchiveJobs },
  routes: exchangeRoutes,
  jobs: archiveJobs,
  objects: personObjects(dataTypes.caseArchive, archivesAmong),
  tidy: dropExpired,
};
