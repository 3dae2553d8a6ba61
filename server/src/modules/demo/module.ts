import type { ServerModule } from '../../context.ts';
import { seedCases } from './cases/cases.ts';
import { seedFiles } from './files/files.ts';
import { seedAccounts } from './people/accounts.ts';
import { seedCredentials } from './people/credentials.ts';
import { seedCredits } from './people/credits.ts';
import { seedNotices } from './people/notices.ts';
import { seedPractices } from './people/practices.ts';
import { seedPlans } from './plans/plans.ts';
import { seedBatches } from './production/batches.ts';
import { seedOrders } from './production/orders.ts';
import { seedProcesses } from './production/processes.ts';
import { seedTemplates } from './production/templates.ts';
import { demoTasks } from './tasks.ts';
import { seedTenants } from './tenants/tenants.ts';

/** The demonstration: invented people, practices and cases. It stands above all others, and nothing knows it. */
export const demoModule: ServerModule = {
  name: 'demo',
  tasks: demoTasks,
  /** Each step builds on those before it, and does nothing a second time. */
  seed: async (context) => {
    const { db } = context;
    await seedAccounts(db);
    await seedPractices(db);
    await seedCredentials(context);
    await seedNotices(db);
    const seeded = await seedCases(context);
    const patients = seeded && (await seedFiles(context, seeded));
    await seedPlans(context, seeded && patients && { ...seeded, ...patients });
    await seedCredits(db);
    await seedOrders(db);
    await seedBatches(db);
    await seedTemplates(db);
    await seedProcesses(context);
    await seedTenants(db);
  },
};

/** Only its people and practices, where only the foundation of the server runs. */
export const demoPeopleModule: ServerModule = {
  name: 'demo',
  seed: async ({ db }) => {
    await seedAccounts(db);
    await seedPractices(db);
  },
};
