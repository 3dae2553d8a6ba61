import { endpoints } from '@archway/contracts';
import type { AppContext, Handle } from '../../../context.ts';
import { visitorOf } from '../../access/api.ts';
import {
  addWebhook,
  deliveriesOf,
  enableWebhook,
  listWebhooks,
  removeWebhook,
  resend,
  tryWebhook,
} from './webhooks.ts';

export function webhookRoutes(context: AppContext, handle: Handle): void {
  const { webhooks } = endpoints;

  handle(webhooks.list, ({ user, params }) => listWebhooks(context, user, params.practiceId));
  handle(webhooks.create, ({ user, params, body, request }) =>
    addWebhook(context, user, params.practiceId, body, visitorOf(request)),
  );
  handle(webhooks.enable, async ({ user, params, body }) => {
    await enableWebhook(context, user, params, body.enabled);
    return null;
  });
  handle(webhooks.remove, async ({ user, params, request }) => {
    await removeWebhook(context, user, params, visitorOf(request));
    return null;
  });
  handle(webhooks.test, async ({ user, params }) => {
    await tryWebhook(context, user, params);
    return null;
  });
  handle(webhooks.deliveries, ({ user, params, query }) => deliveriesOf(context, user, params, query));
  handle(webhooks.resend, async ({ user, params }) => {
    await resend(context, user, params);
    return null;
  });
}
