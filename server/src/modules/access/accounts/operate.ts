import type { Answer, OperatedUser, Page, Received, usersEndpoints } from '@archway/contracts';
import { type AppContext, Refusal } from '../../../context.ts';
import type { Database } from '../../../infrastructure/database/database.ts';
import { hashNewPassword, takenAsRefusal } from '../new-account.ts';
import { membershipRoles } from '../ports.ts';
import { factorOf } from '../second-factor/repository.ts';
import { deviceName } from '../security/device.ts';
import { recordSecurityEvent } from '../security/events.ts';
import { sessionsInWords, tellPages } from '../security/own-sessions.ts';
import { deleteOwn, endOtherSessions } from '../security/session-repository.ts';
import type { AccountFacts } from './account-facts.ts';
import { accountOf, changeAccount, makeAccount, unknownPassword } from './accounts.ts';
import type { Operator } from './operator.ts';
import { operatedUserById, userPage } from './user-list-repository.ts';
import { userOf } from '../service.ts';

type Context = Pick<AppContext, 'db' | 'events' | 'jobs'>;
type Body<Name extends 'add' | 'edit' | 'setEnabled' | 'endSessions'> = Received<(typeof usersEndpoints)[Name]>['body'];

const factsOf = (said: Omit<Body<'edit'>, 'userId'>): Partial<AccountFacts> => ({
  nickName: said.nickName ?? null,
  phone: said.phone ?? null,
  email: said.email ?? null,
  doctorType: said.doctorType,
  services: said.services,
  expiresOn: said.expires ?? null,
  administrator: said.administrator,
  ...(said.contractDocument !== undefined && { contractDocument: said.contractDocument }),
  ...(said.canReplaceModel !== undefined && { replaceModel: said.canReplaceModel }),
});

/** Accounts, the newest first. */
export const usersPage = (
  db: Database,
  asked: Received<typeof usersEndpoints.page>['query'],
): Promise<Page<OperatedUser>> => userPage(db, asked, membershipRoles.one);

/** @throws Refusal recordNotFound */
export async function userDetail(db: Database, userId: string): Promise<Answer<typeof usersEndpoints.detail>> {
  const user = await operatedUserById(db, userId, membershipRoles.one);
  if (!user) throw new Refusal('recordNotFound');
  const confirmedAt = (await factorOf(db, userId))?.confirmedAt ?? null;
  return {
    user,
    sessions: await sessionsInWords(db, userId, null),
    secondFactorSince: confirmedAt?.toISOString() ?? null,
  };
}

/** @throws Refusal passwordNeeded, passwordRule, passwordUnreadable, userNameTaken, userExist, emailExist */
export async function addUser(
  { db }: Context,
  { userName, password, ...said }: Body<'add'>,
  by: Operator,
): Promise<{ userId: string }> {
  if (password === undefined && !said.phone && !said.email) throw new Refusal('passwordNeeded');
  const hash = await (password === undefined ? unknownPassword() : hashNewPassword(password));
  return takenAsRefusal(
    db.transaction(async (tx) => ({ userId: await makeAccount(tx, userName, hash, factsOf(said), by) })),
  );
}

/** @throws Refusal recordNotFound, ownAccountStays, userExist, emailExist */
export async function editUser(context: Context, { userId, ...said }: Body<'edit'>, by: Operator): Promise<void> {
  await takenAsRefusal(
    context.db.transaction(async (tx) => changeAccount(context, tx, await accountOf(tx, userId), factsOf(said), by)),
  );
}

/** @throws Refusal recordNotFound, ownAccountStays */
export async function setUserEnabled(
  context: Context,
  { userId, enabled, reason }: Body<'setEnabled'>,
  by: Operator,
): Promise<void> {
  await context.db.transaction(async (tx) =>
    changeAccount(context, tx, await accountOf(tx, userId), { enabled }, by, reason),
  );
}

/**
 * Ends one session of somebody, or all of them; open pages are told at once.
 * @returns how many there were @throws Refusal recordNotFound for a session that is not there
 */
export async function endSessionsOf(
  context: Context,
  { userId, sessionId, reason }: Body<'endSessions'>,
  by: Operator,
): Promise<{ ended: number }> {
  return context.db.transaction(async (tx) => {
    await userOf(tx, userId);
    const event = { userId, actorId: by.userId, visitor: by.visitor };
    if (sessionId === undefined) {
      const ended = await endOtherSessions(tx, userId, null);
      if (ended > 0) await recordSecurityEvent(tx, { ...event, type: 'sessionsEnded', values: { reason } });
      await tellPages(context, tx, userId);
      return { ended };
    }
    const session = await deleteOwn(tx, userId, sessionId);
    if (!session) throw new Refusal('recordNotFound');
    const values = { device: [deviceName(session.userAgent), reason].filter(Boolean).join(' · ') };
    await recordSecurityEvent(tx, { ...event, type: 'sessionRevoked', values });
    await tellPages(context, tx, userId);
    return { ended: 1 };
  });
}
