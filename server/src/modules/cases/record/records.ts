import type { Answer, CaseFinding, CaseStatus, RecordedAction, casesEndpoints } from '@archway/contracts';
import type { Caller } from '../../../context.ts';
import type { Database, Transaction } from '../../../infrastructure/database/database.ts';
import { type ActedVersion, requireCase } from '../scope/case-access.ts';
import { auditChange } from '../audit/append.ts';
import type { AuditDetails } from '../audit/schema.ts';
import { changeRecord, insertRecord, lastRecord, recordsOf } from './record-repository.ts';

export interface CaseRecordEntry {
  readonly caseId: string;
  readonly version: number;
  readonly action: RecordedAction;
  readonly from: CaseStatus | null;
  readonly to: CaseStatus;
  /** Null when the server acts by itself. */
  readonly userId: string | null;
  /** What it is to the case. */
  readonly roles: ActedVersion['roles'];
  /** An administrator acts in the name of the platform. */
  readonly asAdmin?: boolean;
  readonly note?: string | null;
  readonly findings?: readonly CaseFinding[];
  /** Rows that it is about, for the audit trail. */
  readonly ids?: AuditDetails['ids'];
}

/** Adds a line to the progress log and an entry to the audit trail, in the transaction of what they tell about. */
export async function recordAction(tx: Transaction, entry: CaseRecordEntry): Promise<void> {
  const { caseId, version, action, from, to, userId, asAdmin = false, note = null, findings = [] } = entry;
  await insertRecord(tx, {
    ...{ caseId, version, action, userId, asAdmin, note },
    fromStatus: from,
    toStatus: to,
    findings: [...findings],
  });
  await auditRecord(tx, entry);
}

/** The same without what people wrote, and what files are called. */
const auditRecord = (tx: Transaction, entry: CaseRecordEntry): Promise<void> =>
  auditChange(tx, entry, entry, entry.action, {
    from: entry.from,
    to: entry.to,
    ...(entry.ids && { ids: entry.ids }),
  });

/**
 * The same for what somebody does many times in a row: with nothing in between and within this time, only the number in
 * the first line is raised. The line has the note while it stands for one. The audit trail has an entry for each.
 */
export async function recordAgain(tx: Transaction, entry: CaseRecordEntry, withinMs: number): Promise<void> {
  const last = await lastRecord(tx, entry);
  const now = new Date();
  const same = last?.action === entry.action && last.userId === entry.userId;
  if (!last || !same || now.getTime() - last.at.getTime() >= withinMs) return recordAction(tx, entry);
  const count = Number(/^× (\d+)$/.exec(last.note ?? '')?.[1] ?? 1) + 1;
  await changeRecord(tx, last.id, { note: `× ${count}`, at: now });
  await auditRecord(tx, entry);
}

const MOST_SHOWN = 500;

/** The progress log of a case, newest first. */
export async function progressOf(
  db: Database,
  caller: Caller,
  caseId: string,
): Promise<Answer<typeof casesEndpoints.progress>> {
  await requireCase(db, caller, caseId);
  return recordsOf(db, caseId, MOST_SHOWN);
}
