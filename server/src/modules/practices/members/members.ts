import { type Member, type MemberIdentity, type MemberStatus, memberStatus } from '@archway/contracts';
import { type AppContext, type Caller, Refusal } from '../../../context.ts';
import type { Database, Querier } from '../../../infrastructure/database/database.ts';
import { peopleById } from '../../access/api.ts';
import { ownedPractice } from '../profile/profile.ts';
import { heldPractices, isExpired } from '../service.ts';
import { changeMember, changeService, membersOf, moveDefault, servicesTo } from './member-repository.ts';

type MemberContext = Pick<AppContext, 'db' | 'events'>;

export const statusOf = ({ enabled }: { readonly enabled: boolean }): MemberStatus =>
  enabled ? memberStatus.enabled : memberStatus.disabled;

/** Everybody of a practice, its creator first, for its creator. @throws Refusal recordNotFound, notPracticeOwner */
export async function memberList(db: Database, caller: Caller, practiceId: string): Promise<Member[]> {
  await ownedPractice(db, caller.userId, practiceId);
  const members = await membersOf(db, practiceId);
  const services = await servicesTo(db, practiceId);
  const people = await peopleById(
    db,
    [...members, ...services].map(({ userId }) => userId),
  );
  const person = (userId: string) => {
    const found = people.get(userId);
    if (!found) throw new Error(`account ${userId} of a member is not there`);
    const { userName: code, name, phone, email, registerTime } = found;
    return { userId, code, name, phone, email, registerTime: registerTime.toISOString() };
  };
  const working = members.map(({ userId, identity, role, department, enabled }) => ({
    ...person(userId),
    ...{ identity, role, department, status: statusOf({ enabled }) },
    ...{ serving: false, expiredDay: null, expired: false },
  }));
  const serving = services.map(({ userId, enabled, expiresOn }) => ({
    ...person(userId),
    ...{ identity: 'assistant' as const, role: null, department: null, status: statusOf({ enabled }) },
    ...{ serving: true, expiredDay: expiresOn, expired: isExpired({ expiresOn }) },
  }));
  const creatorFirst = (first: Member, second: Member): number =>
    Number(second.identity === 'creator') - Number(first.identity === 'creator');
  return [...working, ...serving].sort(creatorFirst);
}

/** Enables or disables a member, who hears of it at once. @throws Refusal recordNotFound, notPracticeOwner, creatorStays */
export async function setMemberStatus(
  context: MemberContext,
  caller: Caller,
  practiceId: string,
  userId: string,
  status: MemberStatus,
): Promise<void> {
  await context.db.transaction(async (tx) => {
    const { ownerId } = await ownedPractice(tx, caller.userId, practiceId);
    if (userId === ownerId) throw new Refusal('creatorStays');
    const enabled = status === memberStatus.enabled;
    const changed =
      (await changeMember(tx, practiceId, userId, { enabled })) ||
      (await changeService(tx, practiceId, userId, { enabled }));
    if (!changed) throw new Refusal('recordNotFound');
    await tellPlaceChanged(context, tx, practiceId, [userId]);
  });
}

interface Notes {
  readonly identity?: MemberIdentity | undefined;
  readonly role?: string | null | undefined;
  readonly department?: string | null | undefined;
}

/** @throws Refusal recordNotFound, notPracticeOwner; creatorStays where the creator would be none, or another one be */
export async function noteMember(
  context: MemberContext,
  caller: Caller,
  practiceId: string,
  userId: string,
  { identity, role, department }: Notes,
): Promise<void> {
  await context.db.transaction(async (tx) => {
    const { ownerId } = await ownedPractice(tx, caller.userId, practiceId);
    if (identity !== undefined && (identity === 'creator') !== (userId === ownerId)) throw new Refusal('creatorStays');
    const change = {
      ...(identity !== undefined && { identity }),
      ...(role !== undefined && { role: role || null }),
      ...(department !== undefined && { department: department || null }),
    };
    if (Object.keys(change).length === 0) return;
    if (!(await changeMember(tx, practiceId, userId, change))) throw new Refusal('recordNotFound');
    if (identity !== undefined) await tellPlaceChanged(context, tx, practiceId, [userId]);
  });
}

/** @throws Refusal recordNotFound for a practice that the caller does not belong to now */
export async function setDefaultPractice(db: Database, caller: Caller, practiceId: string): Promise<void> {
  await db.transaction(async (tx) => {
    if (!(await heldPractices(tx, caller.userId)).includes(practiceId)) throw new Refusal('recordNotFound');
    await moveDefault(tx, caller.userId, practiceId);
  });
}

/** Tells people that they are something else to a practice now; the last thing in its transaction. */
export const tellPlaceChanged = (
  { events }: Pick<AppContext, 'events'>,
  tx: Querier,
  practiceId: string,
  users: readonly string[],
): Promise<void> => events.publish('practice.changed', { practiceId }, { users }, { tx });
