import { endpoints } from '@archway/contracts';
import type { AppContext, Handle } from '../../../context.ts';
import { originOf } from '../../files/api.ts';
import { linkStatus, openLink, revokeLink } from './desk.ts';
import { connectPhone, phoneStorage, registerFromPhone } from './phone.ts';

export function phoneRoutes(context: AppContext, handle: Handle): void {
  const { phone } = endpoints;

  handle(phone.open, ({ body, user }) => openLink(context, user, body));
  handle(phone.status, ({ params, user }) => linkStatus(context, user, params.linkId));
  handle(phone.revoke, async ({ params, user }) => {
    await revokeLink(context, user, params.linkId);
    return null;
  });
  handle(phone.connect, ({ body }) => connectPhone(context, body));
  handle(phone.storage, ({ body, request }) => phoneStorage(context, body, originOf(request)));
  handle(phone.register, ({ body }) => registerFromPhone(context, body));
}
