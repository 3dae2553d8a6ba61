import { endpoints } from '@archway/contracts';
import type { AppContext, Handle } from '../../context.ts';
import { requireVersion } from '../cases/api.ts';
import { registerCbct, removeCbct } from './cbct-registration.ts';
import { cbctOfVersion } from './cbct-view.ts';

export function cbctRoutes(context: AppContext, handle: Handle): void {
  const { db } = context;
  const { cbct } = endpoints;

  handle(cbct.get, async ({ query, user }) => {
    await requireVersion(db, user, query);
    return cbctOfVersion(db, query);
  });
  handle(cbct.register, ({ body, user }) => registerCbct(context, user, body));
  handle(cbct.remove, async ({ params, user }) => {
    await removeCbct(context, user, params.cbctId);
    return null;
  });
}
