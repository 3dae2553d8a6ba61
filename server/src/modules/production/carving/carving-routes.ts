import { allows, endpoints } from '@archway/contracts';
import type { AppContext, Handle } from '../../../context.ts';
import { operatorOf } from '../../access/api.ts';
import { addCarving, carvingsFor, editCarving, setDefaultCarving } from './carvings.ts';

/** What is carved into the gum: operators say it, production reads it. */
export function carvingRoutes(context: AppContext, handle: Handle): void {
  const { gumCarving } = endpoints;

  handle(gumCarving.list, ({ user }) => carvingsFor(context.db, allows(user.permissions, ['platform:carving'])));
  handle(gumCarving.add, async ({ body, user, request }) => ({
    gumCarvingId: await addCarving(context, body, operatorOf(user, request)),
  }));
  handle(gumCarving.edit, async ({ body, user, request }) => {
    await editCarving(context, body, operatorOf(user, request));
    return null;
  });
  handle(gumCarving.setDefault, async ({ body, user, request }) => {
    await setDefaultCarving(context, body.gumCarvingId, operatorOf(user, request));
    return null;
  });
}
