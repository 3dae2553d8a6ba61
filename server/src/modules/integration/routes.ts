import { endpoints } from '@archway/contracts';
import type { AppContext, Handle } from '../../context.ts';
import { visitorOf } from '../access/api.ts';
import { listKeys, makeKey, withdrawKey } from './keys/keys.ts';

export function integrationRoutes(context: AppContext, handle: Handle): void {
  const { apiKeys } = endpoints;

  handle(apiKeys.list, ({ user, params }) => listKeys(context, user, params.practiceId));
  handle(apiKeys.create, ({ user, params, body, request }) =>
    makeKey(context, user, params.practiceId, body, visitorOf(request)),
  );
  handle(apiKeys.revoke, async ({ user, params, request }) => {
    await withdrawKey(context, user, params, visitorOf(request));
    return null;
  });
}
