import { endpoints } from '@archway/contracts';
import type { AppContext, Handle } from '../../context.ts';
import { listPlans, planActions, startTarget, tasksOf } from './service.ts';

export function planRoutes(context: AppContext, handle: Handle): void {
  const { db } = context;
  const { plans } = endpoints;

  handle(plans.list, ({ query, user }) => listPlans(db, user, query));
  handle(plans.tasks, ({ query, user }) => tasksOf(db, user, query));
  handle(plans.actions, ({ query, user }) => planActions(db, user, query));
  handle(plans.create, ({ body, user }) => startTarget(context, user, body));
}
