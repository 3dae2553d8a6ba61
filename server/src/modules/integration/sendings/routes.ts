import { endpoints } from '@archway/contracts';
import type { AppContext, Handle } from '../../../context.ts';
import { resendCase, sendingsOf, tryService } from './sendings.ts';

export function sendingRoutes(context: AppContext, handle: Handle): void {
  const { sendings } = endpoints;

  handle(sendings.page, ({ user, query }) => sendingsOf(context, user, query));
  handle(sendings.resend, async ({ user, params }) => {
    await resendCase(context, user, params.sendingId);
    return null;
  });
  handle(sendings.test, ({ user }) => tryService(context, user));
}
