import type { ServerModule } from '../../context.ts';
import { ensureAdministrator } from './administrator.ts';
import { dropOldAttempts } from './attempt-repository.ts';
import { membershipRoles } from './ports.ts';
import { deleteOldSessions } from './repository.ts';
import { accessRoutes } from './routes.ts';
import * as schema from './schema.ts';
import { secondFactorRoutes } from './second-factor/routes.ts';
import { dropOldEvents } from './security/event-repository.ts';
import { securityRoutes } from './security/routes.ts';

/** Accounts, logins and sessions. */
export const accessModule: ServerModule = {
  name: 'access',
  schema,
  asks: [membershipRoles],
  permissions: ['platform:audit', 'platform:user'],
  routes(context, handle) {
    accessRoutes(context, handle);
    securityRoutes(context, handle);
    secondFactorRoutes(context, handle);
  },
  prepare: ensureAdministrator,
  tidy: async ({ db }) => {
    await deleteOldSessions(db);
    await dropOldAttempts(db);
    await dropOldEvents(db);
  },
};
