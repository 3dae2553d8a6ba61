import { permissionsOf, rolesOfAccount } from '@archway/contracts';
import type { Caller } from '../../../context.ts';
import type { Database, Querier } from '../../../infrastructure/database/database.ts';
import {
  type AccountRow,
  changeUser,
  findAbleAccount,
  findSession,
  insertRememberToken,
  insertSession,
  prolongSession,
} from '../repository.ts';
import { membershipRoles } from '../ports.ts';
import { newToken, tokenHash } from './tokens.ts';
import type { Visitor } from '../visitor.ts';

const HOUR_MS = 3_600_000;
/** A session ends this long after its last use. */
export const SESSION_MS = 12 * HOUR_MS;
/** A remembered login can be renewed for this long. */
const REMEMBERED_MS = 30 * 24 * HOUR_MS;
/** The end of a session is moved at most this often: a write for every read would be a waste. */
const SLIDE_EVERY_MS = 10 * 60_000;

export interface Login {
  readonly token: string;
  readonly rememberToken: string | null;
  readonly expiresAt: Date;
}

/**
 * Finds who holds a token, and moves the end of the session. Null when it is unknown, over, or the user disabled.
 * @param address from where it is used
 */
export async function resolveCaller(db: Database, token: string, address: string): Promise<Caller | null> {
  const row = await findSession(db, tokenHash(token), membershipRoles.one);
  if (!row) return null;
  const end = Date.now() + SESSION_MS;
  if (end - row.expiresAt.getTime() > SLIDE_EVERY_MS) await prolongSession(db, row.sessionId, new Date(end), address);
  return { ...callerFrom(row), sessionId: row.sessionId };
}

/**
 * Whoever has lent a right of theirs, as a caller without a session: with the roles that the account holds now. Null when
 * there is no such account, or none that may log in.
 */
export async function callerWithoutSession(db: Querier, userId: string): Promise<Caller | null> {
  const row = await findAbleAccount(db, userId, membershipRoles.one);
  return row && { ...callerFrom(row), sessionId: '' };
}

function callerFrom(row: AccountRow): Omit<Caller, 'sessionId'> {
  const { ownRoles: account, memberships, doctorType, userId, userName, nickName } = row;
  const roles = rolesOfAccount({ account, memberships, doctorType });
  return { userId, userName, nickName, doctorType, roles, permissions: permissionsOf(roles) };
}

/** Whether a token still opens a session. Asking is no use of it: a page that is merely open does not prolong a login. */
export const sessionLives = async (db: Database, token: string): Promise<boolean> =>
  (await findSession(db, tokenHash(token), membershipRoles.one)) !== null;

/** Begins a session; with `remember` also a login that renews it once. */
export async function beginSession(db: Querier, userId: string, remember: boolean, visitor: Visitor): Promise<Login> {
  const token = newToken();
  const expiresAt = new Date(Date.now() + SESSION_MS);
  const sessionId = await insertSession(db, {
    userId,
    expiresAt,
    tokenHash: tokenHash(token),
    address: visitor.address,
    userAgent: visitor.userAgent,
  });
  // What is told by mail later is told in this language, with links to this place.
  await changeUser(db, userId, { lang: visitor.lang, lastOrigin: visitor.origin });
  if (!remember) return { token, rememberToken: null, expiresAt };
  const rememberToken = newToken();
  await insertRememberToken(db, {
    userId,
    sessionId,
    tokenHash: tokenHash(rememberToken),
    expiresAt: new Date(Date.now() + REMEMBERED_MS),
  });
  return { token, rememberToken, expiresAt };
}
