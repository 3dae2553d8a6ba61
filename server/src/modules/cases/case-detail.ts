import { type Answer, type CaseDetail, type casesEndpoints, turnOf } from '@archway/contracts';
import { asc, eq, sql } from 'drizzle-orm';
import type { Caller } from '../../context.ts';
import type { Database } from '../../infrastructure/database/database.ts';
import { ageOn, today } from './age.ts';
import { type CaseKey, type VisibleVersion, isEditable, requireCase, requireVersion } from './case-access.ts';
import { type ListedCase, listColumns } from './case-row.ts';
import { caseVersions } from './schema.ts';
import { actionsOf } from './transitions.ts';

/** One version of a case, with what the reader may do with it. */
export async function detailOfCase(db: Database, caller: Caller, key: CaseKey): Promise<CaseDetail> {
  const found = await requireVersion(db, caller, key);
  const { record, version } = found;
  const names = await namesOf(db, caller, found);
  return {
    ptId: record.ptId,
    version: version.version,
    ptNo: record.ptNo,
    patientName: version.patientName,
    gender: version.gender,
    age: ageOn(version.birthday, today()),
    birthday: version.birthday,
    phone: version.phone,
    email: version.email,
    stage: version.stage,
    status: version.status,
    statusTime: version.statusTime.toISOString(),
    treatStatus: record.treatStatus,
    entrust: version.entrust,
    productType: version.productType,
    outpatientId: record.practiceId,
    outpatientName: names.practice_name,
    doctorId: version.doctorId,
    doctorName: names.version_doctor,
    creatorName: names.creator_name,
    customDoctorName: version.customDoctorName,
    customClinic: version.customClinic,
    mainComplaint: version.mainComplaint,
    focus: names.focus,
    labels: names.labels,
    upperSteps: version.upperSteps,
    lowerSteps: version.lowerSteps,
    modelCount: names.model_count,
    photoCount: names.photo_count,
    thumbName: names.thumb_name,
    statusNote: names.status_note,
    dataSource: record.dataSource,
    createTime: record.createTime.toISOString(),
    submitTime: version.submitTime?.toISOString() ?? null,
    updateTime: version.updateTime.toISOString(),
    actions: await actionsOf(db, found),
    turn: turnOf(version.status, version.entrust, names.team_inspects),
    editable: isEditable(found),
    revision: version.revision,
  };
}

interface Names extends ListedCase {
  version_doctor: string;
  creator_name: string;
  team_inspects: boolean;
}

async function namesOf(db: Database, caller: Caller, { record, version }: VisibleVersion): Promise<Names> {
  const found = await db.execute<Names>(sql`
    select ${listColumns(caller.userId, sql`${version.version}::int`)},
      (select coalesce(u.nick_name, u.user_name) from users u where u.id = ${version.doctorId}) as version_doctor,
      (select coalesce(u.nick_name, u.user_name) from users u where u.id = c.creator_id) as creator_name,
      (select p.team_design_enabled and p.team_inspects_self from practices p where p.id = c.practice_id) as team_inspects
    from cases c where c.pt_id = ${record.ptId}`);
  const [names] = found.rows;
  if (!names) throw new Error(`case ${record.ptId} is gone`);
  return names;
}

/** The initial phase of a case and its refinements, oldest first. */
export async function versionsOf(
  db: Database,
  caller: Caller,
  ptId: string,
): Promise<Answer<typeof casesEndpoints.versions>> {
  await requireCase(db, caller, ptId);
  return db
    .select({ version: caseVersions.version, stage: caseVersions.stage, status: caseVersions.status })
    .from(caseVersions)
    .where(eq(caseVersions.ptId, ptId))
    .orderBy(asc(caseVersions.version));
}
