import { and, eq, lt, or, sql } from 'drizzle-orm';
import type { Database, Querier } from '../../../infrastructure/database/database.ts';
import { loginAttempts, loginPlaces } from '../schema.ts';

/** What a login is counted by: whom it names, and where it comes from. */
export interface Attempt {
  /** Equal for every name of one account. */
  readonly account: string;
  readonly place: string;
  /** The account has logged in from this place before. */
  readonly known: boolean;
}

const WINDOW = sql`interval '15 minutes'`;
/** An attempt that is older has failed: its server was killed before it could say so. */
const UNDECIDED_SECONDS = 30;

/** Any number, as long as every server takes the same. */
const COUNTING_LOCK = 4_207_700_004;

/**
 * Writes an attempt down before its password is looked at, so that many at once cannot slip through together. Ids are
 * drawn under a lock that is held until the commit: whoever reads sees every attempt with a lower id.
 */
export async function beginAttempt(db: Database, { account, place, known }: Attempt): Promise<string> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${COUNTING_LOCK})`);
    const [row] = await tx.insert(loginAttempts).values({ account, place, known }).returning({ id: loginAttempts.id });
    if (!row) throw new Error('no attempt was inserted');
    return row.id;
  });
}

export interface Tally {
  readonly here: number;
  readonly place: number;
  readonly strangers: number;
}

export async function tallyBefore(
  db: Database,
  id: string,
  { account, place }: Attempt,
): Promise<{ failed: Tally; all: Tally }> {
  const { rows } = await db.execute<Record<'here' | 'place' | 'strangers', number> & { failed: boolean }>(sql`
    select failed or at < now() - make_interval(secs => ${UNDECIDED_SECONDS}) as failed,
      count(*) filter (where account = ${account} and place = ${place})::int as here,
      count(*) filter (where place = ${place})::int as place,
      count(*) filter (where account = ${account} and not known)::int as strangers
    from login_attempts
    where id < ${id}::bigint and at > now() - ${WINDOW} and (account = ${account} or place = ${place})
    group by 1`);
  const sum = (of: typeof rows): Tally => ({
    here: of.reduce((total, row) => total + row.here, 0),
    place: of.reduce((total, row) => total + row.place, 0),
    strangers: of.reduce((total, row) => total + row.strangers, 0),
  });
  return { failed: sum(rows.filter((row) => row.failed)), all: sum(rows) };
}

export const attemptFailed = (db: Querier, id: string): Promise<unknown> =>
  db.update(loginAttempts).set({ failed: true }).where(eq(loginAttempts.id, id));

/** For an attempt that was refused without a look at its password: it tells nothing of who guesses. */
export const forgetAttempt = (db: Querier, id: string): Promise<unknown> =>
  db.delete(loginAttempts).where(eq(loginAttempts.id, id));

/**
 * The password, or code, was right: this attempt goes, with the mistakes that the same person made here before.
 * @param userId null for whoever has no account yet
 */
export async function attemptSucceeded(
  db: Database,
  id: string,
  attempt: Attempt,
  userId: string | null,
): Promise<void> {
  const { account, place } = attempt;
  await db
    .delete(loginAttempts)
    .where(
      or(
        eq(loginAttempts.id, id),
        and(eq(loginAttempts.account, account), eq(loginAttempts.place, place), eq(loginAttempts.failed, true)),
      ),
    );
  if (userId === null) return;
  await db
    .insert(loginPlaces)
    .values({ userId, place })
    .onConflictDoUpdate({ target: [loginPlaces.userId, loginPlaces.place], set: { at: sql`now()` } });
}

export async function knowsPlace(db: Database, userId: string, place: string): Promise<boolean> {
  const rows = await db
    .select({ place: loginPlaces.place })
    .from(loginPlaces)
    .where(and(eq(loginPlaces.userId, userId), eq(loginPlaces.place, place)));
  return rows.length > 0;
}

/** Attempts count for minutes; a place is known as long as somebody logs in there once in half a year. */
export async function dropOldAttempts(db: Database): Promise<void> {
  await db.delete(loginAttempts).where(lt(loginAttempts.at, sql`now() - interval '1 hour'`));
  await db.delete(loginPlaces).where(lt(loginPlaces.at, sql`now() - interval '180 days'`));
}
