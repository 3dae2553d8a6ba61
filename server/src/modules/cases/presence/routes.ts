import { endpoints } from '@archway/contracts';
import type { AppContext, Handle } from '../../../context.ts';
import { comeTo, leave } from './presence.ts';

export function presenceRoutes(context: AppContext, handle: Handle): void {
  const { presence } = endpoints;

  handle(presence.here, ({ body, user }) => comeTo(context, user, body));
  handle(presence.gone, async ({ body, user }) => {
    await leave(context, user, body.pageId);
    return null;
  });
}
