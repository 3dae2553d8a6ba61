import type { ServerModule } from '../../context.ts';
import { balancesOfPractice, creditsOfCenter } from '../practices/api.ts';
import { balancesOf } from './account-repository.ts';
import { patientsSeen } from './ports.ts';
import { creditRoutes } from './routes.ts';
import * as schema from './schema.ts';

/** The ledger of credits and free quotas, and how practices get more of them. */
export const creditsModule: ServerModule = {
  name: 'credits',
  schema,
  permissions: ['credit:view', 'credit:request', 'platform:credit'],
  routes: creditRoutes,
  asks: [patientsSeen],
  fills: [
    balancesOfPractice.with((db, id) => balancesOf(db, { kind: 'practice', id })),
    creditsOfCenter.with(async (db, id) => (await balancesOf(db, { kind: 'center', id })).credits),
  ],
};
