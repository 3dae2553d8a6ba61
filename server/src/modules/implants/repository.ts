import type { ImplantReport } from '@archway/contracts';
import { type SQLWrapper, and, asc, eq, sql } from 'drizzle-orm';
import type { Querier, Transaction } from '../../infrastructure/database/database.ts';
import { shownName } from '../access/api.ts';
import { type CaseKey, nameElsewhere } from '../cases/api.ts';
import { type ImplantReportRow, implantReports } from './schema.ts';

/** A report with the names of whoever wrote and issued it. */
export interface NamedReport {
  readonly row: ImplantReportRow;
  readonly savedBy: string;
  readonly issuedBy: string;
}

/** Of the name that a row came with: what stands in `place` after the import; a later change has another one. */
export const savedPlace = ({ version, revision }: Pick<ImplantReportRow, 'version' | 'revision'>): string =>
  `implants/${version}-${revision}`;
export const issuedPlace = ({ version }: Pick<ImplantReportRow, 'version'>, at: string): string =>
  `implants/${version}-issued-${Date.parse(at)}`;

const saved = sql`'implants/' || ${implantReports.version} || '-' || ${implantReports.revision}`;
const issued = sql`'implants/' || ${implantReports.version} || '-issued-' || (extract(epoch from ${implantReports.issuedTime}) * 1000)::bigint`;
/** Whoever did it elsewhere comes before the account that stands for them here. */
const nameOf = (userId: SQLWrapper, place: SQLWrapper) =>
  sql<string>`coalesce(${nameElsewhere(implantReports.caseId, place)}, ${shownName(userId)}, '')`;

const of = ({ caseId, version }: CaseKey) =>
  and(eq(implantReports.caseId, caseId), eq(implantReports.version, version));

export async function findReport(db: Querier, key: CaseKey): Promise<NamedReport | undefined> {
  const [found] = await db
    .select({
      row: implantReports,
      savedBy: nameOf(implantReports.savedBy, saved),
      issuedBy: nameOf(implantReports.issuedBy, issued),
    })
    .from(implantReports)
    .where(of(key));
  return found;
}

/** Reports of a case, by version. */
export const reportsOf = (db: Querier, caseId: string): Promise<ImplantReportRow[]> =>
  db.select().from(implantReports).where(eq(implantReports.caseId, caseId)).orderBy(asc(implantReports.version));

export async function importReports(tx: Transaction, rows: (typeof implantReports.$inferInsert)[]): Promise<void> {
  if (rows.length > 0) await tx.insert(implantReports).values(rows);
}

/** Writes the next revision of a draft; the case is locked in this transaction. @returns its revision */
export async function putDraft(tx: Transaction, key: CaseKey, draft: ImplantReport, savedBy: string): Promise<number> {
  const { caseId, version } = key;
  const [row] = await tx
    .insert(implantReports)
    .values({ caseId, version, draft, revision: 1, savedBy })
    .onConflictDoUpdate({
      target: [implantReports.caseId, implantReports.version],
      set: { draft, revision: sql`${implantReports.revision} + 1`, savedBy, savedTime: sql`now()` },
    })
    .returning({ revision: implantReports.revision });
  if (!row) throw new Error('the report was not written');
  return row.revision;
}

/** Issues what is written. */
export async function issueDraft(tx: Transaction, key: CaseKey, issuedBy: string): Promise<void> {
  await tx
    .update(implantReports)
    .set({ issued: sql`${implantReports.draft}`, issuedBy, issuedTime: sql`now()` })
    .where(of(key));
}
