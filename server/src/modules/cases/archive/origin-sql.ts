import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { caseImports } from './schema.ts';

/**
 * The name of who did something to a case in another installation, as part of a statement; null where it was done here.
 * One look-up by key a row. @param place `part/row`, as imports keep names
 */
export const nameElsewhere = (caseId: SQLWrapper, place: SQLWrapper): SQL<string | null> =>
  sql`(select elsewhere.people ->> (${place}) from ${caseImports} elsewhere where elsewhere.pt_id = ${caseId})`;
