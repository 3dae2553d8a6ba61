import { dataTypes } from '@archway/contracts';
import type { ServerModule } from '../../context.ts';
import { personObjects } from '../files/api.ts';
import { licensesOfPractice } from '../practices/api.ts';
import { documentsAmong, licenseStates } from './certification-repository.ts';
import { certificationRoutes } from './routes.ts';
import * as schema from './schema.ts';

/** Credentials of doctors and practices, and who of them is certified. */
export const certificationModule: ServerModule = {
  name: 'certification',
  schema,
  permissions: ['platform:certify'],
  routes: certificationRoutes,
  fills: [licensesOfPractice.with(licenseStates)],
  objects: personObjects(dataTypes.credentials, documentsAmong),
};
