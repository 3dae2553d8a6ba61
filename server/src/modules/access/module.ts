import type { ServerModule } from '../../context.ts';
import { ensureAdministrator } from './administrator.ts';
import { dropOldAttempts } from './attempt-repository.ts';
import { membershipRoles } from './ports.ts';
import { deleteOldSessions } from './repository.ts';
import { accessRoutes } from './routes.ts';
import * as schema from './schema.ts';

/** Accounts, logins and sessions. */
export const accessModule: ServerModule = {
  name: 'access',
  schema,
  asks: [membershipRoles],
  routes: accessRoutes,
  prepare: ensureAdministrator,
  tidy: async ({ db }) => {
    await deleteOldSessions(db);
    await dropOldAttempts(db);
  },
};
