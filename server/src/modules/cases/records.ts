import type { Answer, CaseFinding, CaseStatus, casesEndpoints } from '@archway/contracts';
import { desc, eq, sql } from 'drizzle-orm';
import type { Caller } from '../../context.ts';
import type { Database, Transaction } from '../../infrastructure/database/database.ts';
import { users } from '../access/schema.ts';
import { requireCase } from './case-access.ts';
import { caseRecords } from './schema.ts';

/** Actions that stand in the progress log besides those of the case machine. */
export type RecordedAction = 'create' | 'uploadModel' | 'removeModel' | 'swapJaws' | 'answerDoubt' | (string & {});

export interface CaseRecordEntry {
  readonly ptId: string;
  readonly version: number;
  readonly action: RecordedAction;
  readonly from: CaseStatus | null;
  readonly to: CaseStatus;
  /** Null when the server acts by itself. */
  readonly userId: string | null;
  /** An administrator acts in the name of the platform. */
  readonly asAdmin?: boolean;
  readonly note?: string | null;
  readonly findings?: readonly CaseFinding[];
}

/** Adds a line to the progress log, in the transaction of what it tells about. */
export async function recordAction(tx: Transaction, entry: CaseRecordEntry): Promise<void> {
  const { ptId, version, action, from, to, userId, asAdmin = false, note = null, findings = [] } = entry;
  await tx
    .insert(caseRecords)
    .values({ ptId, version, action, fromStatus: from, toStatus: to, userId, asAdmin, note, findings: [...findings] });
}

/** The progress log of a case, newest first. */
export async function progressOf(
  db: Database,
  caller: Caller,
  ptId: string,
): Promise<Answer<typeof casesEndpoints.progress>> {
  await requireCase(db, caller, ptId);
  const entries = await db
    .select({
      id: caseRecords.id,
      action: caseRecords.action,
      from: caseRecords.fromStatus,
      to: caseRecords.toStatus,
      version: caseRecords.version,
      asAdmin: caseRecords.asAdmin,
      note: caseRecords.note,
      findings: caseRecords.findings,
      at: caseRecords.at,
      by: sql<string>`coalesce(${users.nickName}, ${users.userName}, '')`,
    })
    .from(caseRecords)
    .leftJoin(users, eq(users.id, caseRecords.userId))
    .where(eq(caseRecords.ptId, ptId))
    .orderBy(desc(caseRecords.id))
    .limit(500);
  return entries.map((entry) => ({ ...entry, at: entry.at.toISOString() }));
}
