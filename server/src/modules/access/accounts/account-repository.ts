import { and, between, eq, ne, or, sql } from 'drizzle-orm';
import type { ErrorName } from '@archway/contracts';
import type { Querier } from '../../../infrastructure/database/database.ts';
import { userRoles, users } from '../schema.ts';
import { type KnownAccount, knownAccount } from './account-facts.ts';

/** Whether an account runs the platform. */
export const isAdministrator = async (db: Querier, userId: string): Promise<boolean> => {
  const found = await db
    .select({ role: userRoles.role })
    .from(userRoles)
    .where(and(eq(userRoles.userId, userId), eq(userRoles.role, 'admin')));
  return found.length > 0;
};

/** The account with this user name, in letters of whatever case; null when there is none. */
export async function accountNamed(db: Querier, userName: string): Promise<KnownAccount | null> {
  const [user] = await db
    .select()
    .from(users)
    .where(sql`lower(${users.userName}) = ${userName.toLowerCase()}`);
  return user ? knownAccount(user, await isAdministrator(db, user.id)) : null;
}

/** Whether an account has the right to put other scans in the place of those that were submitted. */
export async function mayReplaceModels(db: Querier, userId: string): Promise<boolean> {
  const [user] = await db.select({ may: users.replaceModel }).from(users).where(eq(users.id, userId));
  return user?.may === true;
}

/** Accounts that may log in, with a last day between these two. */
export async function accountsEnding(
  db: Querier,
  from: string,
  to: string,
): Promise<{ readonly userId: string; readonly expiresOn: string }[]> {
  const rows = await db
    .select({ userId: users.id, expiresOn: users.expiresOn })
    .from(users)
    .where(and(eq(users.enabled, true), between(users.expiresOn, from, to)));
  return rows.flatMap(({ userId, expiresOn }) => (expiresOn === null ? [] : [{ userId, expiresOn }]));
}

interface Contacts {
  readonly phone?: string | null | undefined;
  readonly email?: string | null | undefined;
}

/** Which of these another account has. @param besides the account itself */
export async function contactTaken(
  db: Querier,
  { phone, email }: Contacts,
  besides: string | null,
): Promise<ErrorName | null> {
  const asked = [
    ...(phone ? [eq(users.phone, phone)] : []),
    ...(email ? [sql`lower(${users.email}) = ${email.toLowerCase()}`] : []),
  ];
  if (asked.length === 0) return null;
  const [other] = await db
    .select({ phone: users.phone })
    .from(users)
    .where(and(or(...asked), besides === null ? undefined : ne(users.id, besides)))
    .limit(1);
  if (!other) return null;
  return phone && other.phone === phone ? 'userExist' : 'emailExist';
}

/** Lets an account run the platform, or no longer. */
export async function setAdministrator(tx: Querier, userId: string, administrator: boolean): Promise<void> {
  if (administrator) await tx.insert(userRoles).values({ userId, role: 'admin' }).onConflictDoNothing();
  else await tx.delete(userRoles).where(and(eq(userRoles.userId, userId), eq(userRoles.role, 'admin')));
}
