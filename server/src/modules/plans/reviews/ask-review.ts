import { type Answer, type Received, type reviewEndpoints, shownName, speaksFor } from '@archway/contracts';
import { type AppContext, type Caller, Refusal } from '../../../context.ts';
import { takeAction } from '../../../infrastructure/machine/take-action.ts';
import { type Visitor, newToken, tokenHash } from '../../access/api.ts';
import { requireVersion } from '../../cases/api.ts';
import { documentRow } from '../document/repository.ts';
import { protectionBy } from '../links/link-password.ts';
import { planRecord } from '../plan-repository.ts';
import { reviewAdapter } from './review-adapter.ts';
import { toReview } from './reviews.ts';

type Context = Pick<AppContext, 'db' | 'events' | 'jobs'>;
type Asked = Received<typeof reviewEndpoints.ask>['body'];

const DAY_MS = 86_400_000;

/**
 * Makes a link to one plan for somebody without an account, and mails it.
 * @throws Refusal recordNotFound, noPermission; linkPasswordRule where a password is wanted and none given; those of the
 *   machine's guard
 */
export async function askReview(
  context: Context,
  caller: Caller,
  { caseId, version, planId, password, days, views, recipientMail, ...asked }: Asked,
  { origin }: Pick<Visitor, 'origin'>,
): Promise<Answer<typeof reviewEndpoints.ask>> {
  const key = { caseId, version, planId };
  // Who does not see the plan has nothing hashed.
  const found = await requireVersion(context.db, caller, { caseId, version });
  if (!(await planRecord(context.db, key, planId))) throw new Refusal('recordNotFound');
  const side = speaksFor(found.sides);
  if (!side) throw new Refusal('noPermission');
  if (asked.protection === 'password' && !password) throw new Refusal('linkPasswordRule');
  const { passwordHash } = await protectionBy(asked.protection === 'password' ? password : null);
  const token = newToken();
  return context.db.transaction(async (tx) => {
    const document = await documentRow(tx, planId);
    const row = {
      ...{ ...key, ...asked, side, userId: caller.userId, passwordHash, tokenHash: tokenHash(token) },
      ...{ question: asked.question || null, recipientMail: recipientMail.toLowerCase() },
      ...{ documentHash: document?.sha256 ?? '', maxViews: views, expiresAt: new Date(Date.now() + days * DAY_MS) },
    };
    const mail = { by: shownName(caller), token, origin };
    const work = { context, tx, actor: caller };
    const acted = await takeAction(reviewAdapter, work, key, 'ask', { asked: row, mail });
    return { ...(await toReview(tx, acted)), token };
  });
}
