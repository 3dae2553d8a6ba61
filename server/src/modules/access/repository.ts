import { type SQL, type SQLWrapper, and, eq, gt, inArray, lt, or, sql } from 'drizzle-orm';
import { type AccountRole, contactOf } from '@archway/contracts';
import type { Database, Querier } from '../../infrastructure/database/database.ts';
import { rememberTokens, sessions, userRoles, users } from './schema.ts';

export type User = typeof users.$inferSelect;

/** A number without a country is taken for one of the product's home. */
export const internationalPhone = (phone: string): string => contactOf(phone, 'CN')?.target ?? phone;

/** Whether an account has this phone number, however it is written. */
export const hasPhone = (phone: string): SQL => inArray(users.phone, [phone, internationalPhone(phone)]);

/** Finds the account that a person names by username, phone or e-mail, whatever the case of its letters. */
export async function findAccount(db: Querier, account: string): Promise<User | null> {
  const name = account.toLowerCase();
  const [user] = await db
    .select()
    .from(users)
    .where(or(sql`lower(${users.userName}) = ${name}`, hasPhone(account), sql`lower(${users.email}) = ${name}`))
    // A user name looks like no phone number and no address, so at most one of them is meant.
    .limit(1);
  return user ?? null;
}

/** The account of a phone number or an e-mail address, in the form in which `contactOf` gives it. */
export async function findContact(db: Querier, target: string): Promise<User | null> {
  const [user] = await db
    .select()
    .from(users)
    .where(or(eq(users.phone, target), sql`lower(${users.email}) = ${target}`))
    .limit(1);
  return user ?? null;
}

export async function userById(db: Querier, id: string): Promise<User | null> {
  const [user] = await db.select().from(users).where(eq(users.id, id));
  return user ?? null;
}

export const changeUser = (db: Querier, id: string, change: Partial<typeof users.$inferInsert>): Promise<unknown> =>
  db.update(users).set(change).where(eq(users.id, id));

/** An account that may log in, with all that makes its roles. */
export interface AccountRow {
  readonly userId: string;
  readonly userName: string;
  readonly nickName: string | null;
  readonly doctorType: number | null;
  /** Given to the account itself. */
  readonly ownRoles: string[];
  readonly memberships: string[];
}

export interface SessionRow extends AccountRow {
  readonly sessionId: string;
  readonly expiresAt: Date;
}

/** The roles that a user has by membership, as part of a statement. */
type RolesByMembership = (userId: SQLWrapper) => SQL<string[]>;

const accountColumns = (byMembership: RolesByMembership) => ({
  userId: users.id,
  userName: users.userName,
  nickName: users.nickName,
  doctorType: users.doctorType,
  ownRoles: sql<string[]>`array(select role from user_roles where user_id = ${users.id})`,
  memberships: byMembership(users.id),
});

/** An account that may log in; null for one that may not, and for none. */
export async function findAbleAccount(
  db: Querier,
  userId: string,
  byMembership: RolesByMembership,
): Promise<AccountRow | null> {
  const able = and(eq(users.id, userId), eq(users.enabled, true));
  const [row] = await db.select(accountColumns(byMembership)).from(users).where(able);
  return row ?? null;
}

const prepareFindSession = (db: Database, byMembership: RolesByMembership) =>
  db
    .select({ sessionId: sessions.id, expiresAt: sessions.expiresAt, ...accountColumns(byMembership) })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(eq(sessions.tokenHash, sql.placeholder('hash')), gt(sessions.expiresAt, sql`now()`), eq(users.enabled, true)),
    )
    .prepare('find_session');

const findSessionIn = new WeakMap<Database, ReturnType<typeof prepareFindSession>>();

/** The living session of a token with its user, in one prepared query: it runs for every call. */
export async function findSession(
  db: Database,
  hash: string,
  byMembership: RolesByMembership,
): Promise<SessionRow | null> {
  const prepared = findSessionIn.get(db) ?? prepareFindSession(db, byMembership);
  findSessionIn.set(db, prepared);
  const [row] = await prepared.execute({ hash });
  return row ?? null;
}

export async function insertSession(db: Querier, session: typeof sessions.$inferInsert): Promise<string> {
  const [row] = await db.insert(sessions).values(session).returning({ id: sessions.id });
  if (!row) throw new Error('no session was inserted');
  return row.id;
}

/** Moves the end of a session, and writes down that it was used now, and from where. */
export const prolongSession = (db: Querier, id: string, expiresAt: Date, address: string): Promise<unknown> =>
  db
    .update(sessions)
    .set({ expiresAt, address, lastUsedAt: sql`now()` })
    .where(eq(sessions.id, id));

/** Ends a session; its remembered login goes with it. */
export const deleteSession = (db: Querier, id: string): Promise<unknown> =>
  db.delete(sessions).where(eq(sessions.id, id));

/** Sessions that are over, unless a remembered login can still renew them. */
export const deleteOldSessions = (db: Querier): Promise<unknown> =>
  db
    .delete(sessions)
    .where(
      and(
        lt(sessions.expiresAt, sql`now()`),
        sql`not exists (select 1 from remember_tokens r where r.session_id = ${sessions.id} and r.expires_at > now())`,
      ),
    );

export const insertRememberToken = (db: Querier, token: typeof rememberTokens.$inferInsert): Promise<unknown> =>
  db.insert(rememberTokens).values(token);

/** Takes a remembered login, so that it is good for one renewal only. */
export async function takeRememberToken(
  db: Querier,
  hash: string,
): Promise<{ userId: string; sessionId: string } | null> {
  const [row] = await db
    .delete(rememberTokens)
    .where(and(eq(rememberTokens.tokenHash, hash), gt(rememberTokens.expiresAt, sql`now()`)))
    .returning({ userId: rememberTokens.userId, sessionId: rememberTokens.sessionId });
  return row ?? null;
}

/** Accounts of the demonstration that can log in. */
export function demoAccounts(db: Querier): Promise<{ id: string; name: string }[]> {
  return db
    .select({ id: users.id, name: users.userName })
    .from(users)
    .where(and(eq(users.demo, true), eq(users.enabled, true)))
    .orderBy(users.id);
}

/** Ends all sessions of a user, with their remembered logins. */
export const deleteSessionsOf = (tx: Querier, userId: string): Promise<unknown> =>
  tx.delete(sessions).where(eq(sessions.userId, userId));

/** Whether an account has this user name, in letters of whatever case. */
export async function isUserNameTaken(db: Querier, userName: string): Promise<boolean> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(sql`lower(${users.userName}) = ${userName.toLowerCase()}`);
  return rows.length > 0;
}

/** The accounts that run the platform and can log in. */
export async function administrators(db: Querier): Promise<string[]> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .innerJoin(userRoles, eq(userRoles.userId, users.id))
    .where(and(eq(userRoles.role, 'admin'), eq(users.enabled, true)))
    .orderBy(users.id);
  return rows.map(({ id }) => id);
}

export const hasAdministrator = async (db: Querier): Promise<boolean> => (await administrators(db)).length > 0;

export async function insertUser(
  db: Querier,
  user: typeof users.$inferInsert,
  roles: readonly AccountRole[] = [],
): Promise<string> {
  const phone = user.phone ? internationalPhone(user.phone) : user.phone;
  const [row] = await db
    .insert(users)
    .values({ ...user, phone })
    .returning({ id: users.id });
  if (!row) throw new Error('no user was inserted');
  if (roles.length > 0) await db.insert(userRoles).values(roles.map((role) => ({ userId: row.id, role })));
  return row.id;
}
