import type { ServerModule } from '../../context.ts';
import { membershipRoles } from '../access/api.ts';
import { balancesOfPractice, creditsOfCenter, licensesOfPractice } from './ports.ts';
import { practiceRoutes } from './routes.ts';
import * as schema from './schema.ts';
import { rolesByMembership } from './visibility-repository.ts';

/** Practices, teams and labs, and who therefore sees which case. */
export const practicesModule: ServerModule = {
  name: 'practices',
  schema,
  permissions: ['account:manage', 'platform:center', 'platform:practice'],
  routes: practiceRoutes,
  asks: [balancesOfPractice, creditsOfCenter, licensesOfPractice],
  fills: [membershipRoles.with(rolesByMembership)],
};
