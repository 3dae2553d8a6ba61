import { endpoints } from '@archway/contracts';
import type { AppContext, Handle } from '../../../context.ts';
import { addAssistant, assistantsOf, bindServices, setAssistantStatus } from './assistants.ts';

export function assistantRoutes(context: AppContext, handle: Handle): void {
  const { assistants } = endpoints;

  handle(assistants.list, ({ user }) => assistantsOf(context.db, user));
  handle(assistants.add, ({ user, body }) => addAssistant(context, user, body));
  handle(assistants.bindPractices, async ({ user, body }) => {
    await bindServices(context, user, body.userId, body.practices);
    return null;
  });
  handle(assistants.available, async ({ user, body }) => {
    await setAssistantStatus(context, user, body.userId, body.status);
    return null;
  });
}
