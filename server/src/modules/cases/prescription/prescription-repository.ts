import type { DesignRequest, Prescription, ServiceId } from '@archway/contracts';
import { and, desc, eq, ne, sql } from 'drizzle-orm';
import type { Querier } from '../../../infrastructure/database/database.ts';
import { shownName } from '../../access/api.ts';
import { nameElsewhere } from '../archive/origin-sql.ts';
import { casePrescriptions, cases } from '../schema.ts';
import type { CaseKey } from '../scope/case-access.ts';

export type PrescriptionRow = typeof casePrescriptions.$inferSelect;

const of = ({ caseId, version }: CaseKey) =>
  and(eq(casePrescriptions.caseId, caseId), eq(casePrescriptions.version, version));

export async function findPrescription(db: Querier, key: CaseKey): Promise<PrescriptionRow | undefined> {
  const [row] = await db.select().from(casePrescriptions).where(of(key));
  return row;
}

/** The shown name of whoever saved it last; empty where that is not known. */
export async function savedByName(db: Querier, key: CaseKey): Promise<string> {
  const place = sql`'prescriptions/' || ${casePrescriptions.version} || '-' || ${casePrescriptions.revision}`;
  const name = sql<
    string | null
  >`coalesce(${shownName(casePrescriptions.savedBy)}, ${nameElsewhere(casePrescriptions.caseId, place)})`;
  const [row] = await db.select({ name }).from(casePrescriptions).where(of(key));
  return row?.name ?? '';
}

/** Stores what was saved; the case is locked in this transaction. @returns its new revision */
export async function storePrescription(
  tx: Querier,
  { caseId, version }: CaseKey,
  content: Prescription | DesignRequest,
  savedBy: string,
): Promise<number> {
  const saved = { content, savedBy, savedTime: new Date() };
  const [row] = await tx
    .insert(casePrescriptions)
    .values({ caseId, version, ...saved })
    .onConflictDoUpdate({
      target: [casePrescriptions.caseId, casePrescriptions.version],
      set: { ...saved, revision: sql`${casePrescriptions.revision} + 1` },
    })
    .returning({ revision: casePrescriptions.revision });
  if (!row) throw new Error('no prescription was stored');
  return row.revision;
}

/**
 * The prescriptions a doctor's cases in a practice were given last, newest first, without this case's. A case's own time
 * says nothing here: the inspection of the data and the state machine move it as well.
 */
export const lastPrescriptions = (
  db: Querier,
  {
    caseId,
    practiceId,
    doctorId,
    serviceType,
  }: { caseId: string; practiceId: string; doctorId: string; serviceType: ServiceId },
  most: number,
): Promise<{ caseId: string; version: number; ptNo: string; content: PrescriptionRow['content'] }[]> =>
  db
    .select({
      caseId: cases.caseId,
      version: casePrescriptions.version,
      ptNo: cases.ptNo,
      content: casePrescriptions.content,
    })
    .from(cases)
    .innerJoin(
      casePrescriptions,
      and(eq(casePrescriptions.caseId, cases.caseId), eq(casePrescriptions.version, cases.version)),
    )
    .where(
      and(
        eq(cases.practiceId, practiceId),
        eq(cases.doctorId, doctorId),
        eq(cases.serviceType, serviceType),
        ne(cases.caseId, caseId),
      ),
    )
    .orderBy(desc(casePrescriptions.savedTime), desc(cases.caseId))
    .limit(most);
