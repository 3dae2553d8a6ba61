import { endpoints } from '@archway/contracts';
import type { AppContext, Handle } from '../../context.ts';
import { registerCaseFile, removeCaseFile, requireVersion } from '../cases/api.ts';
import { cbctFile } from './cbct-file.ts';
import { cbctOfVersion } from './cbct-view.ts';

export function cbctRoutes(context: AppContext, handle: Handle): void {
  const { db } = context;
  const { cbct } = endpoints;
  const kind = cbctFile(context);

  handle(cbct.get, async ({ query, user }) => {
    await requireVersion(db, user, query);
    return cbctOfVersion(db, query);
  });
  handle(cbct.register, ({ body, user }) => registerCaseFile(context, user, kind, body));
  handle(cbct.remove, async ({ params, user }) => {
    await removeCaseFile(context, user, kind, params.cbctId);
    return null;
  });
}
