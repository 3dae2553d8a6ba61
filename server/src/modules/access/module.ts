import type { ServerModule } from '../../context.ts';
import { userRoutes } from './accounts/routes.ts';
import { ensureAdministrator } from './administrator.ts';
import { agreementRoutes } from './agreement/routes.ts';
import { dropOldAttempts } from './login/attempt-repository.ts';
import { dropOldCodes } from './codes/code-repository.ts';
import { CODE_QUEUE, type CodeJob, sendCode } from './codes/send-code.ts';
import { lastWithAccount, membershipRoles, tellOfAccount } from './ports.ts';
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
  asks: [membershipRoles, tellOfAccount, lastWithAccount],
  permissions: ['platform:audit', 'platform:user'],
  routes(context, handle) {
    accessRoutes(context, handle);
    securityRoutes(context, handle);
    secondFactorRoutes(context, handle);
    agreementRoutes(context, handle);
    userRoutes(context, handle);
  },
  prepare: ensureAdministrator,
  jobs: ({ db, jobs, config }) =>
    jobs.work<CodeJob>(CODE_QUEUE, { concurrency: 2, retries: 5, timeoutSeconds: 30 }, ({ data }) =>
      sendCode({ db, jobs, config }, data),
    ),
  tidy: async ({ db }) => {
    await deleteOldSessions(db);
    await dropOldAttempts(db);
    await dropOldEvents(db);
    await dropOldCodes(db);
  },
};
