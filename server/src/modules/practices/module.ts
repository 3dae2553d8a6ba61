import type { ServerModule } from '../../context.ts';
import { lastWithAccount, membershipRoles } from '../access/api.ts';
import { dropOldReminders } from './expiry/expiry-repository.ts';
import { EXPIRY_QUEUE, askForReminders, remindOfExpiry } from './expiry/reminders.ts';
import { lendToStaff } from './members/lend-account.ts';
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
  fills: [membershipRoles.with(rolesByMembership), lastWithAccount.with(lendToStaff)],
  jobs: (context) => context.jobs.work(EXPIRY_QUEUE, { retries: 5 }, () => remindOfExpiry(context)),
  tidy: async (context) => {
    await dropOldReminders(context.db);
    await askForReminders(context);
  },
};
