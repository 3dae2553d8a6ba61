import {
  type Answer,
  type DesignRequest,
  type Prescription,
  contradictionsOf,
  habitsOf,
  habitsSchema,
  missingAnswers,
  prescriptionSchema,
  type prescriptionEndpoints,
  questionNames,
  requestKindOf,
} from '@archway/contracts';
import { type AppContext, type Caller, Refusal } from '../../../context.ts';
import type { Database, Querier } from '../../../infrastructure/database/database.ts';
import type { Refused } from '../../../infrastructure/machine/adapter.ts';
import { auditChange, auditView, changedFields } from '../audit/append.ts';
import {
  type CaseKey,
  type CaseRecord,
  isEditable,
  lockVersion,
  requireVersion,
  seesAll,
} from '../scope/case-access.ts';
import { findPrescription, lastPrescriptions, savedByName, storePrescription } from './prescription-repository.ts';

/** What was stored, with what fields have come since. */
const whole = (content: unknown): Prescription => prescriptionSchema.parse(content);

/**
 * @param kind of a request; null for a prescription
 * @throws Refusal requestMismatch when cases of this service ask for something else
 */
export function asksFor({ serviceType }: Pick<CaseRecord, 'serviceType'>, kind: DesignRequest['kind'] | null): void {
  if (requestKindOf(serviceType) !== kind) throw new Refusal('requestMismatch');
}

/** The prescription of a version that the caller sees. @throws Refusal recordNotFound, requestMismatch */
export async function prescriptionOf(
  db: Database,
  caller: Caller,
  key: CaseKey,
): Promise<Answer<typeof prescriptionEndpoints.read>> {
  asksFor((await requireVersion(db, caller, key)).record, null);
  await auditView(db, caller, key, 'prescription');
  const row = await findPrescription(db, key);
  return {
    prescription: prescriptionSchema.parse(row?.content ?? {}),
    revision: row?.revision ?? 0,
    saved: row ? { by: await savedByName(db, key), at: row.savedTime.toISOString() } : null,
  };
}

/** What was answered for a version so far; access is the caller's to check. */
export const answersOf = async (db: Querier, key: CaseKey): Promise<Prescription> =>
  whole((await findPrescription(db, key))?.content ?? {});

/** Saves a prescription, complete or not. @throws Refusal recordNotFound, caseNotEditable, caseChanged */
export function savePrescription(
  { db }: Pick<AppContext, 'db'>,
  caller: Caller,
  key: CaseKey,
  { prescription, revision }: { readonly prescription: Prescription; readonly revision: number },
): Promise<{ revision: number }> {
  return db.transaction(async (tx) => {
    const found = await lockVersion(tx, caller, key);
    asksFor(found.record, null);
    if (!isEditable(found)) throw new Refusal('caseNotEditable');
    const current = await findPrescription(tx, key);
    if ((current?.revision ?? 0) !== revision) throw new Refusal('caseChanged');
    const stored = await storePrescription(tx, key, prescription, caller.userId);
    const fields = changedFields(whole(current?.content ?? {}), prescription);
    await auditChange(tx, key, { userId: caller.userId, roles: found.roles }, 'savePrescription', { fields });
    return { revision: stored };
  });
}

/** What a case does not go out with: a required question without an answer, or answers that cannot all hold. */
export async function lackOfPrescription(
  db: Querier,
  key: CaseKey,
): Promise<(Refused<'prescriptionIncomplete' | 'prescriptionContradicts'> & { items: readonly string[] }) | null> {
  const prescription = whole((await findPrescription(db, key))?.content ?? {});
  const missing = missingAnswers(prescription);
  if (missing.length > 0)
    return { refused: 'prescriptionIncomplete', values: { name: questionNames(missing) }, items: missing };
  const items = contradictionsOf(prescription).map(({ key: contradiction }) => contradiction);
  return items.length > 0 ? { refused: 'prescriptionContradicts', values: { num: items.length }, items } : null;
}

/** How many of the doctor's newest cases are looked through for one that the caller sees. */
const LOOKED_AT = 20;

/** What the doctor of a case asked for in the newest other case that the caller sees; null when there is none. */
export async function lastOf(
  db: Database,
  caller: Caller,
  key: CaseKey,
): Promise<Answer<typeof prescriptionEndpoints.last>> {
  const { record, version } = await requireVersion(db, caller, key);
  asksFor(record, null);
  const { caseId, practiceId, serviceType } = record;
  const found = await lastPrescriptions(db, { caseId, practiceId, doctorId: version.doctorId, serviceType }, LOOKED_AT);
  for (const each of found) {
    if (await seesAll(db, caller, [each]))
      return { ptNo: each.ptNo, habits: habitsSchema.parse(habitsOf(whole(each.content))) };
  }
  return null;
}
