import type { AppContext } from '../../../context.ts';
import type { Transaction } from '../../../infrastructure/database/database.ts';
import { changeUser, tellAccountChanged, userOf } from '../../access/api.ts';
import { type Practice, practicesOwnedBy } from '../repository.ts';
import { isExpired } from '../service.ts';
import { designersOf } from '../teams/team-repository.ts';
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

/**
 * Those whose accounts last as long as the practice does: its members and designers, and assistants whose service is
 * not over by a day of its own.
 */
async function staffOf(tx: Transaction, practiceId: string): Promise<string[]> {
  const serving = (await servicesTo(tx, practiceId)).filter((service) => !isExpired(service));
  const people = [...(await membersOf(tx, practiceId)), ...serving].map(({ userId }) => userId);
  return [...new Set([...people, ...(await designersOf(tx, practiceId))])];
}

/** The same for the staff of all practices that somebody created, such as when that is certified or extended. */
export async function lendToStaff(
  context: Pick<AppContext, 'events'>,
  tx: Transaction,
  ownerId: string,
): Promise<void> {
  const lent = new Set<string>();
  for (const practice of await practicesOwnedBy(tx, ownerId))
    for (const userId of await staffOf(tx, practice.id)) if (await lendAccount(tx, practice, userId)) lent.add(userId);
  if (lent.size > 0) await tellAccountChanged(context, tx, [...lent]);
}

/**
 * Accounts that end with a practice go on with it, those of its creator and of its staff: an extended practice in which
 * nobody can work is none. A day of somebody's own that is another one stays. @param known as it was before
 * @returns whether the creator's account went on
 */
export async function goOnWithPractice(
  context: Pick<AppContext, 'events'>,
  tx: Transaction,
  known: Practice,
  until: string | null,
): Promise<boolean> {
  if (known.expiresOn === null || until === null || until <= known.expiresOn) return false;
  const moved: string[] = [];
  for (const userId of new Set([known.ownerId, ...(await staffOf(tx, known.id))])) {
    if ((await userOf(tx, userId)).expiresOn !== known.expiresOn) continue;
    await changeUser(tx, userId, { expiresOn: until });
    moved.push(userId);
  }
  if (moved.length > 0) await tellAccountChanged(context, tx, moved);
  const owner = moved.includes(known.ownerId);
  // Whoever lasts as long as the creator lasts longer now, in the creator's other practices, too.
  if (owner) await lendToStaff(context, tx, known.ownerId);
  return owner;
}
