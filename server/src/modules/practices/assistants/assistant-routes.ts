import { endpoints } from '@archway/contracts';
import type { AppContext, Handle } from '../../../context.ts';
import { visitorOf } from '../../access/api.ts';
import { addAssistant, assistantsOf, bindServices, setAssistantStatus } from './assistants.ts';

export function assistantRoutes(context: AppContext, handle: Handle): void {
  const { assistants } = endpoints;

  handle(assistants.list, ({ user }) => assistantsOf(context.db, user));
  handle(assistants.add, ({ user, body, request }) => addAssistant(context, user, body, visitorOf(request)));
  handle(assistants.bindPractices, async ({ user, body, request }) => {
    await bindServices(context, user, body.userId, body.practices, visitorOf(request));
    return null;
  });
  handle(assistants.available, async ({ user, body, request }) => {
    await setAssistantStatus(context, user, body, visitorOf(request));
    return null;
  });
}
