import {
  type Answer,
  type DesignRequest,
  designRequestSchema,
  emptyRequests,
  missingOfRequest,
  requestKindOf,
  requestTitles,
  type requestEndpoints,
} from '@archway/contracts';
import { type AppContext, type Caller, Refusal } from '../../../context.ts';
import type { Database, Querier } from '../../../infrastructure/database/database.ts';
import type { Refused } from '../../../infrastructure/machine/adapter.ts';
import { auditChange, auditView, changedFields } from '../audit/append.ts';
import { asksFor } from '../prescription/prescription.ts';
import { findPrescription, savedByName, storePrescription } from '../prescription/prescription-repository.ts';
import { type CaseKey, type CaseRecord, isEditable, lockVersion, requireVersion } from '../scope/case-access.ts';

/** What is asked for in a case of a service with requests. @throws Refusal requestMismatch for one without */
async function requestIn(db: Querier, record: CaseRecord, key: CaseKey) {
  const kind = requestKindOf(record.serviceType);
  if (kind === null) throw new Refusal('requestMismatch');
  const row = await findPrescription(db, key);
  return { row, request: designRequestSchema.parse(row?.content ?? emptyRequests[kind]) };
}

/** The request of a version that the caller sees. @throws Refusal recordNotFound, requestMismatch */
export async function requestOf(
  db: Database,
  caller: Caller,
  key: CaseKey,
): Promise<Answer<typeof requestEndpoints.read>> {
  const { record } = await requireVersion(db, caller, key);
  await auditView(db, caller, key, 'prescription');
  const { row, request } = await requestIn(db, record, key);
  return {
    request,
    revision: row?.revision ?? 0,
    saved: row ? { by: await savedByName(db, key), at: row.savedTime.toISOString() } : null,
  };
}

/** What was asked for, for modules above that go on from it. @throws Refusal requestMismatch */
export const askedIn = async (db: Querier, record: CaseRecord, key: CaseKey): Promise<DesignRequest> =>
  (await requestIn(db, record, key)).request;

/** Saves a request, complete or not. @throws Refusal recordNotFound, caseNotEditable, caseChanged, requestMismatch */
export function saveRequest(
  { db }: Pick<AppContext, 'db'>,
  caller: Caller,
  key: CaseKey,
  { request, revision }: { readonly request: DesignRequest; readonly revision: number },
): Promise<{ revision: number }> {
  return db.transaction(async (tx) => {
    const found = await lockVersion(tx, caller, key);
    asksFor(found.record, request.kind);
    if (!isEditable(found)) throw new Refusal('caseNotEditable');
    const { row, request: before } = await requestIn(tx, found.record, key);
    if ((row?.revision ?? 0) !== revision) throw new Refusal('caseChanged');
    const stored = await storePrescription(tx, key, request, caller.userId);
    const fields = changedFields(before, request);
    await auditChange(tx, key, { userId: caller.userId, roles: found.roles }, 'saveRequest', { fields });
    return { revision: stored };
  });
}

/** Required questions of a request that a case does not go out without. */
export async function lackOfRequest(
  db: Querier,
  record: CaseRecord,
  key: CaseKey,
): Promise<(Refused<'requestIncomplete'> & { items: readonly string[] }) | null> {
  const missing = missingOfRequest((await requestIn(db, record, key)).request);
  if (missing.length === 0) return null;
  const name = {
    zh: missing.map((question) => requestTitles[question].zh).join('、'),
    en: missing.map((question) => requestTitles[question].en).join(', '),
  };
  return { refused: 'requestIncomplete', values: { name }, items: missing };
}
