import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { users } from './schema.ts';

/** For a column that refers to an account: `.references(userKey)`. */
export const userKey = (): PgColumn => users.id;

/** Everything that `trim` of the contract's rule takes away, as a literal: equal expressions stay equal to the database. */
const blanks = sql.raw(
  `U&'${Array.from({ length: 0x10000 }, (_, code) => code)
    .filter((code) => String.fromCharCode(code).trim() === '')
    .map((code) => `\\${code.toString(16).padStart(4, '0')}`)
    .join('')}'`,
);

/**
 * The contract's `shownName` of an account, as part of another module's statement; null when there is no such account.
 * One look-up by key a row. @param id column of the statement that holds the account
 */
export const shownName = (id: SQLWrapper): SQL<string | null> =>
  sql`(select coalesce(nullif(btrim(shown.nick_name, ${blanks}), ''), shown.user_name)
    from users shown where shown.id = ${id})`;

/** The name by which an account logs in, as part of another module's statement; null when there is no such account. */
export const userNameOf = (id: SQLWrapper): SQL<string | null> =>
  sql`(select named.user_name from users named where named.id = ${id})`;

/** Whether an account may log in, as a condition of another module's statement. */
export const isEnabled = (id: SQLWrapper): SQL =>
  sql`exists (select from users able where able.id = ${id} and able.enabled)`;
