import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { columnsOf } from '../../infrastructure/lists/selection.ts';
import { caseVersions, cases } from './schema.ts';

/** For a column that refers to a case: `.references(caseKey, …)`. */
export const caseKey = (): PgColumn => cases.caseId;

/** For two columns that refer to a version of a case. */
export const caseVersionKey = (): [typeof caseVersions.caseId, typeof caseVersions.version] => [
  caseVersions.caseId,
  caseVersions.version,
];

/**
 * Joins the case of each row of another module's statement as `c`, so that `scopeSql` can say which rows somebody may
 * see. One look-up by key a row.
 */
export const joinCase = (caseId: SQLWrapper): SQL => sql`join cases c on c.pt_id = ${caseId}`;

/** Number and patient of the joined case, for the row of another module's statement. */
export const caseNames = columnsOf(cases, 'c', 'ptNo', 'patientName');

/** Whether number or patient of the joined case are like a pattern. */
export const caseNamesLike = (pattern: string): SQL =>
  sql`(c.pt_no ilike ${pattern} or c.patient_name ilike ${pattern})`;
