import { endpoints } from '@archway/contracts';
import type { AppContext, Handle } from '../../../context.ts';
import { acceptAgreement, acceptancesFor } from './agreement.ts';

export function agreementRoutes({ db }: AppContext, handle: Handle): void {
  const { agreement } = endpoints;

  handle(agreement.acceptances, ({ user }) => acceptancesFor(db, user.userId));
  handle(agreement.accept, async ({ user, body: { version }, request }) => {
    await acceptAgreement(db, user.userId, version, request.ip);
    return acceptancesFor(db, user.userId);
  });
}
