import { endpoints } from '@archway/contracts';
import type { AppContext, Handle } from '../../../context.ts';
import { actOnFinish, listFinishes, readFinish, saveFinish } from './finishes.ts';

export function finishRoutes(context: AppContext, handle: Handle): void {
  const { finishes } = endpoints;
  const { db } = context;

  handle(finishes.list, ({ query, user }) => listFinishes(db, user, query));
  handle(finishes.read, ({ query, user }) => readFinish(db, user, query));
  handle(finishes.save, ({ body, user }) => saveFinish(context, user, body));
  handle(finishes.act, ({ body, user }) => actOnFinish(context, user, body));
}
