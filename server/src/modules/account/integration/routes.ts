import { endpoints } from '@archway/contracts';
import type { AppContext, Handle } from '../../../context.ts';
import { integrationFor, removeIntegration, saveIntegration } from './integration.ts';

export function integrationRoutes(context: AppContext, handle: Handle): void {
  const { integration } = endpoints;

  handle(integration.config, ({ user }) => integrationFor(context, user.userId));
  handle(integration.save, ({ user, body }) => saveIntegration(context, user.userId, body));
  handle(integration.remove, async ({ user }) => {
    await removeIntegration(context, user.userId);
    return null;
  });
}
