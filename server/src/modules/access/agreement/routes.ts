import { currentAgreement, endpoints } from '@archway/contracts';
import { type AppContext, type Handle, Refusal } from '../../../context.ts';
import { acceptancesOf, insertAcceptance } from './repository.ts';

export function agreementRoutes({ db }: AppContext, handle: Handle): void {
  const { agreement } = endpoints;

  handle(agreement.acceptances, ({ user }) => acceptancesOf(db, user.userId));
  handle(agreement.accept, async ({ user, body: { version }, request }) => {
    // What was read is accepted, and nothing that came after it.
    if (version !== currentAgreement.version) throw new Refusal('agreementOutdated');
    await insertAcceptance(db, { userId: user.userId, version, address: request.ip });
    return acceptancesOf(db, user.userId);
  });
}
