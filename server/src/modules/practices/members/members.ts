import { type Member, type MemberIdentity, type MemberStatus, memberStatus } from '@archway/contracts';
import { type AppContext, type Caller, Refusal } from '../../../context.ts';
import type { Database } from '../../../infrastructure/database/database.ts';
import { type Visitor, peopleById, recordSecurityEvent } from '../../access/api.ts';
import { ownedPractice } from '../profile/profile.ts';
import { heldPractices, isExpired } from '../service.ts';
import { changeMember, changeService, lockPlace, membersOf, moveDefault, servicesTo } from './member-repository.ts';
import { PRACTICES_PATH, tellPlace, tellPlaceChanged } from './telling.ts';

type MemberContext = Pick<AppContext, 'db' | 'events' | 'jobs'>;

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

/**
 * Enables or disables a member, who hears of it at once; nothing is said where it was so already.
 * @throws Refusal recordNotFound, notPracticeOwner, creatorStays
 */
export async function setMemberStatus(
  context: MemberContext,
  caller: Caller,
  practiceId: string,
  { userId, status }: { readonly userId: string; readonly status: MemberStatus },
  visitor: Visitor,
): Promise<void> {
  await context.db.transaction(async (tx) => {
    const { ownerId, name } = await ownedPractice(tx, caller.userId, practiceId);
    if (userId === ownerId) throw new Refusal('creatorStays');
    const enabled = status === memberStatus.enabled;
    const place = await lockPlace(tx, practiceId, userId);
    if (!place) throw new Refusal('recordNotFound');
    if (place.enabled === enabled) return;
    await (place.serves ? changeService : changeMember)(tx, practiceId, userId, { enabled });
    const type = enabled ? 'memberEnabled' : 'memberDisabled';
    await recordSecurityEvent(tx, { type, userId, actorId: caller.userId, visitor, values: { name } });
    const values = { practice: name };
    await tellPlace(context, tx, { practiceId, users: [userId], type, values, link: PRACTICES_PATH });
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
