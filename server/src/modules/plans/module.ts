import { endpoints } from '@archway/contracts';
import type { ServerModule } from '../../context.ts';
import { seedPlans } from './seed.ts';
import { listPlans, startTarget } from './service.ts';
import { tasksOf } from './tasks.ts';

export const plansModule: ServerModule = {
  name: 'plans',
  routes(context, handle) {
    const { db } = context;
    handle(endpoints.plans.list, ({ query, user }) => listPlans(db, user, query));
    handle(endpoints.plans.tasks, ({ query, user }) => tasksOf(db, user, query));
    handle(endpoints.plans.create, ({ body, user }) => startTarget(context, user, body));
  },
  seed: ({ db }) => seedPlans(db),
};
