import { endpoints } from '@archway/contracts';
import type { ServerModule } from '../../context.ts';
import { requireVersion } from '../cases/case-access.ts';
import { registerCbct, removeCbct } from './cbct-registration.ts';
import { cbctOfVersion } from './cbct-view.ts';

const { cbct } = endpoints;

export const cbctModule: ServerModule = {
  name: 'cbct',
  routes: (context, handle) => {
    const { db } = context;
    handle(cbct.get, async ({ query, user }) => {
      await requireVersion(db, user, query);
      return cbctOfVersion(db, query);
    });
    handle(cbct.register, ({ body, user }) => registerCbct(context, user, body));
    handle(cbct.remove, async ({ params, user }) => {
      await removeCbct(context, user, params.cbctId);
      return null;
    });
  },
};
