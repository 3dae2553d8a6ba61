import { and, eq, sql } from 'drizzle-orm';
import type { Transaction } from '../../../infrastructure/database/database.ts';
import type { FoundVersion } from '../scope/access-repository.ts';
import type { CaseRecord, VersionRecord, VisibleVersion } from '../scope/case-access.ts';
import { dropLabels } from '../labels/label-repository.ts';
import { moveCount } from '../list/count-repository.ts';
import { caseVersions, cases } from '../schema.ts';
import { searchColumns, searchOf } from '../list/search-text.ts';

/** What of a version may change; the rest of the row follows from it. */
export type VersionChange = Partial<
  Omit<VersionRecord, 'caseId' | 'version' | 'revision' | 'createTime' | 'updateTime'>
>;
/** What of the case itself may change along with it. */
export type CaseChange = Partial<Pick<CaseRecord, 'practiceId' | 'ptNo' | 'handedOver'>>;

type Copied = Pick<
  CaseRecord & VersionRecord,
  | 'version'
  | 'stage'
  | 'status'
  | 'statusTime'
  | 'treatStatus'
  | 'doctorId'
  | 'patientName'
  | 'gender'
  | 'birthday'
  | 'productType'
  | 'entrust'
  | 'designCenterId'
  | 'upperSteps'
  | 'lowerSteps'
  | 'submitTime'
  | 'updateTime'
>;

/** The columns of `cases` that repeat the newest version. */
const copied = (version: Copied): Copied => ({
  version: version.version,
  stage: version.stage,
  status: version.status,
  statusTime: version.statusTime,
  treatStatus: version.treatStatus,
  doctorId: version.doctorId,
  patientName: version.patientName,
  gender: version.gender,
  birthday: version.birthday,
  productType: version.productType,
  entrust: version.entrust,
  designCenterId: version.designCenterId,
  upperSteps: version.upperSteps,
  lowerSteps: version.lowerSteps,
  submitTime: version.submitTime,
  updateTime: version.updateTime,
});

/**
 * Changes a version that is locked in this transaction, and with it what the list shows and counts. The only place
 * that writes to an existing case.
 */
export async function saveVersion(
  tx: Transaction,
  { record, version }: Pick<VisibleVersion, 'record' | 'version'>,
  change: VersionChange,
  caseChange: CaseChange = {},
): Promise<VersionRecord> {
  const [saved] = await tx
    .update(caseVersions)
    .set({ ...change, updateTime: new Date(), revision: sql`${caseVersions.revision} + 1` })
    .where(and(eq(caseVersions.caseId, version.caseId), eq(caseVersions.version, version.version)))
    .returning();
  if (!saved) throw new Error(`version ${version.version} of case ${version.caseId} is gone`);
  if (saved.version !== record.version) return saved;
  const after = { ...record, ...caseChange, ...copied(saved) };
  await tx
    .update(cases)
    .set({ ...caseChange, ...copied(saved), ...searchOf(after) })
    .where(eq(cases.caseId, record.caseId));
  await moveCount(tx, record, after);
  if (after.practiceId !== record.practiceId) await dropLabels(tx, record.caseId);
  return saved;
}

/**
 * The next version of a case that is locked in this transaction, in the next phase: what is known of the patient goes
 * on, and the design side sees nothing of it before it is submitted.
 */
export async function insertVersion(tx: Transaction, { record, version }: FoundVersion): Promise<VersionRecord> {
  const { caseId, doctorId, patientName, gender, birthday, phone, email } = version;
  const { productType, entrust, customDoctorName, customClinic } = version;
  const [fresh] = await tx
    .insert(caseVersions)
    .values({
      ...{ caseId, version: version.version + 1, stage: version.stage + 1 },
      ...{ doctorId, patientName, gender, birthday, phone, email },
      ...{ productType, entrust, customDoctorName, customClinic },
    })
    .returning();
  if (!fresh) throw new Error(`no version follows ${version.version} of case ${caseId}`);
  const after = { ...record, ...copied(fresh), handedOver: false };
  await tx
    .update(cases)
    .set({ ...copied(fresh), handedOver: false })
    .where(eq(cases.caseId, caseId));
  await moveCount(tx, record, after);
  return fresh;
}

type NewCase = Pick<
  typeof cases.$inferInsert,
  | 'practiceId'
  | 'serviceType'
  | 'dataSource'
  | 'creatorId'
  | 'doctorId'
  | 'patientName'
  | 'gender'
  | 'birthday'
  | 'productType'
  | 'entrust'
> & { ptNo: string };
type NewVersion = Pick<typeof caseVersions.$inferInsert, 'phone' | 'email' | 'customDoctorName' | 'customClinic'>;

/** Inserts a case with its first version; null when another case of the practice has this number. */
export async function insertCase(tx: Transaction, fresh: NewCase, details: NewVersion): Promise<VersionRecord | null> {
  const [row] = await tx
    .insert(cases)
    .values({ ...fresh, ...searchColumns([fresh.ptNo, fresh.patientName]) })
    .onConflictDoNothing()
    .returning();
  if (!row) return null;
  const [version] = await tx
    .insert(caseVersions)
    .values({ ...details, caseId: row.caseId, ...copied(row) })
    .returning();
  if (!version) throw new Error('the first version was not inserted');
  await moveCount(tx, null, row);
  return version;
}
