import { endpoints } from '@archway/contracts';
import type { AppContext, Handle } from '../../context.ts';
import { outboxPage, retryMessage } from './outbox.ts';

export function messagingRoutes(context: AppContext, handle: Handle): void {
  const { messaging } = endpoints;

  handle(messaging.outbox, ({ query }) => outboxPage(context, query));
  handle(messaging.retry, async ({ params }) => {
    await retryMessage(context, params.id);
    return null;
  });
}
