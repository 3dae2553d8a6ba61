import { endpoints } from '@archway/contracts';
import type { AppContext, Handle } from '../../../context.ts';
import { operatorOf } from '../../access/api.ts';
import { listPractices } from '../service.ts';
import { addPractice, editPractice, operatedPractices, setPracticeEnabled } from './operate.ts';

/** All practices, for operators. */
export function registryRoutes(context: AppContext, handle: Handle): void {
  const { db } = context;
  const { registry } = endpoints;

  handle(registry.page, ({ query }) => operatedPractices(db, query));
  handle(registry.ofUser, ({ query }) => listPractices(db, query.userId));
  handle(registry.add, ({ body, user, request }) => addPractice(context, body, operatorOf(user, request)));
  handle(registry.edit, async ({ body, user, request }) => {
    await editPractice(context, body, operatorOf(user, request));
    return null;
  });
  handle(registry.setEnabled, async ({ body, user, request }) => {
    await setPracticeEnabled(context, body, operatorOf(user, request));
    return null;
  });
}
