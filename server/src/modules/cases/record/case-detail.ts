import { type Answer, type CaseDetail, type casesEndpoints, turnOf } from '@archway/contracts';
import type { Caller } from '../../../context.ts';
import type { Database } from '../../../infrastructure/database/database.ts';
import { ageNow } from './age.ts';
import { namesOf, versionsOfCase } from './detail-repository.ts';
import { type CaseKey, isEditable, requireCase, requireVersion } from '../scope/case-access.ts';
import { mayReplaceModel } from '../models/replacing.ts';
import { mayAskForRestart, restartObstacle } from '../refinement/restartable.ts';
import { treatmentActionsOf } from '../treatment/treatment.ts';
import { actionsOf, confirmable } from '../machine/transitions.ts';

/** One version of a case, with what the reader may do with it. */
export async function detailOfCase(db: Database, caller: Caller, key: CaseKey): Promise<CaseDetail> {
  const found = await requireVersion(db, caller, key);
  const { record, version } = found;
  const names = await namesOf(db, caller.userId, found);
  return {
    caseId: record.caseId,
    version: version.version,
    serviceType: record.serviceType,
    ptNo: record.ptNo,
    patientName: version.patientName,
    gender: version.gender,
    age: ageNow(version.birthday),
    birthday: version.birthday,
    phone: version.phone,
    email: version.email,
    stage: version.stage,
    status: version.status,
    statusTime: version.statusTime.toISOString(),
    treatStatus: version.treatStatus,
    treatActions: await treatmentActionsOf(db, found),
    mayRestart: mayAskForRestart(found) && (await restartObstacle(db, found)) === null,
    entrust: version.entrust,
    productType: version.productType,
    practiceId: record.practiceId,
    practiceName: names.practiceName,
    doctorId: version.doctorId,
    doctorName: names.versionDoctor,
    creatorName: names.creatorName,
    customDoctorName: version.customDoctorName,
    customClinic: version.customClinic,
    focus: names.focus,
    labels: names.labels,
    upperSteps: version.upperSteps,
    lowerSteps: version.lowerSteps,
    asked: names.asked,
    modelCount: names.modelCount,
    photoCount: names.photoCount,
    thumbName: names.thumbName,
    unfinished: names.unfinished,
    statusNote: names.statusNote,
    dataSource: record.dataSource,
    createTime: record.createTime.toISOString(),
    submitTime: version.submitTime?.toISOString() ?? null,
    updateTime: version.updateTime.toISOString(),
    roles: [...found.roles],
    actions: confirmable(await actionsOf(db, found), names.unfinished),
    turn: turnOf(version.status, version.entrust, names),
    editable: isEditable(found),
    canReplaceModel: await mayReplaceModel(db, caller, found),
    revision: version.revision,
  };
}

/** The initial phase of a case and its refinements, oldest first. */
export async function versionsOf(
  db: Database,
  caller: Caller,
  caseId: string,
): Promise<Answer<typeof casesEndpoints.versions>> {
  await requireCase(db, caller, caseId);
  return versionsOfCase(db, caseId);
}
