import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { designCenters, practices } from './schema.ts';

/** For a column that refers to a practice: `.references(practiceKey)`. */
export const practiceKey = (): PgColumn => practices.id;

/** For a column that refers to a design center. */
export const centerKey = (): PgColumn => designCenters.id;

/** The name of a practice, as part of another module's statement: one look-up by key a row. */
export const practiceName = (id: SQLWrapper): SQL<string> =>
  sql`(select named.name from practices named where named.id = ${id})`;

/** The code that people search a practice by, as part of another module's statement. */
export const practiceCode = (id: SQLWrapper): SQL<string> =>
  sql`(select coded.number from practices coded where coded.id = ${id})`;

/** Whether the own team inspects what the doctors of a practice design themselves, as part of another statement. */
export const inspectedByTeam = (id: SQLWrapper): SQL<boolean> =>
  sql`(select own.team_design_enabled and own.team_inspects_self from practices own where own.id = ${id})`;

/**
 * Whether the service of an assistant lasts: it ends with the end of its last day, by the database's clock in UTC.
 * @param row alias of `assistant_practices` in the statement
 */
export const serviceHolds = (row: SQL): SQL<boolean> =>
  sql`(${row}.enabled and (${row}.expires_on is null or ${row}.expires_on >= (now() at time zone 'utc')::date))`;
