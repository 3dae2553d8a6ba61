import type { Received, certificationEndpoints } from '@archway/contracts';
import { type AppContext, Refusal } from '../../context.ts';
import type { Transaction } from '../../infrastructure/database/database.ts';
import { type Operator, accountOf, changeAccount, userOf } from '../access/api.ts';
import { changePracticeFacts, practiceById } from '../practices/api.ts';
import { partsSubmittedBy } from './certification-repository.ts';
import type { CertificationRecord } from './schema.ts';

type Opening = Pick<Received<typeof certificationEndpoints.decide>['body'], 'expires' | 'services'>;

/**
 * Lets whoever is certified begin to work: an account without a last day gets one, with what it may use, and so do the
 * people of its practices; a practice whose papers are all in order gets one, too. A day that stands already stays.
 * @param decided the parts as they were before the decision
 * @throws Refusal expiryRequired for an account that would stay without one
 */
export async function openCertified(
  context: Pick<AppContext, 'events' | 'jobs'>,
  tx: Transaction,
  { userId, decided }: { readonly userId: string; readonly decided: readonly CertificationRecord[] },
  { expires, services }: Opening,
  by: Operator,
): Promise<void> {
  const parts = (await partsSubmittedBy(tx, userId)).filter(({ submission }) => submission > 0);
  const certified = parts.filter(({ id, state }) => state === 'authed' && decided.some((part) => part.id === id));
  if (certified.length === 0) return;
  const user = await userOf(tx, userId);
  if (user.expiresOn === null && user.certification === 'authed') {
    if (!expires) throw new Refusal('expiryRequired');
    const said = { expiresOn: expires, ...(services && { services }) };
    await changeAccount(context, tx, await accountOf(tx, userId), said, by);
  }
  if (!expires) return;
  for (const practiceId of new Set(certified.flatMap((part) => part.practiceId ?? []))) {
    const whole = parts.every((part) => part.practiceId !== practiceId || part.state === 'authed');
    const practice = await practiceById(tx, practiceId);
    if (whole && practice?.expiresOn === null)
      await changePracticeFacts(context, tx, practice, { expiresOn: expires }, by);
  }
}
