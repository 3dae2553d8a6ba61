import type { AppContext } from '../../../context.ts';
import type { Transaction } from '../../../infrastructure/database/database.ts';
import { changeUser, tellAccountChanged, userOf } from '../../access/api.ts';
import { type Practice, practicesOwnedBy } from '../repository.ts';
import { membersOf, servicesTo } from './member-repository.ts';

/**
 * Whoever works for a practice can work as long as its creator: an account that lasts shorter, or has no last day yet,
 * gets the creator's, or that of the practice where the creator has none. One without a day may use what the creator
 * may, too. Nothing is taken away. @returns whether anything was given
 */
export async function lendAccount(
  tx: Transaction,
  practice: Pick<Practice, 'ownerId' | 'expiresOn'>,
  userId: string,
): Promise<boolean> {
  if (userId === practice.ownerId) return false;
  const [owner, user] = [await userOf(tx, practice.ownerId), await userOf(tx, userId)];
  const until = owner.expiresOn ?? practice.expiresOn;
  if (until === null || (user.expiresOn !== null && user.expiresOn >= until)) return false;
  const services = [...new Set([...user.services, ...owner.services])].sort((one, other) => one - other);
  await changeUser(tx, userId, { expiresOn: until, ...(user.expiresOn === null && { services }) });
  return true;
}

/** The same for all members and assistants of the practices that somebody created, such as when that is certified. */
export async function lendToStaff(
  context: Pick<AppContext, 'events'>,
  tx: Transaction,
  ownerId: string,
): Promise<void> {
  const lent = new Set<string>();
  for (const practice of await practicesOwnedBy(tx, ownerId))
    for (const { userId } of [...(await membersOf(tx, practice.id)), ...(await servicesTo(tx, practice.id))])
      if (await lendAccount(tx, practice, userId)) lent.add(userId);
  if (lent.size > 0) await tellAccountChanged(context, tx, [...lent]);
}
