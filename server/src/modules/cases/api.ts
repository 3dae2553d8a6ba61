/** Cases, for the modules above them. */
export {
  type CaseOrigin,
  countCase,
  importsOf,
  insertOrigin,
  lockSeal,
  originOf,
  takeCaseId,
  wasImported,
} from './archive/archive-repository.ts';
export { nameElsewhere } from './archive/origin-sql.ts';
export {
  type ArchivePart,
  type FileRow,
  type PackedFile,
  type Packing,
  type UnpackedFile,
  type Unpacking,
  archivePart,
  archiveParts,
  partsInOrder,
} from './archive/part.ts';
export { nameNow } from './audit/audit-repository.ts';
export { canonicalJson } from './audit/chain.ts';
export { caseKey, caseNames, caseNamesLike, caseVersionKey, joinCase } from './case-sql.ts';
export { answerDoubt } from './doubts/answer-doubt.ts';
export { openDoubts } from './doubts/case-doubts.ts';
export { type DoubtedFile, type OpenDoubt, doubtOf, objectOf } from './doubts/doubt-key.ts';
export { formatCaseNumber, monthOf } from './intake/case-number.ts';
export type { CaseFileKind, OpenVersion } from './files/case-file-kind.ts';
export { auditChange, auditView, changedFields } from './audit/append.ts';
export {
  type CaseFileContext,
  auditFiles,
  changeCaseFiles,
  checkObjects,
  recordFile,
  registerCaseFile,
  removeCaseFile,
  unusedOf,
} from './files/case-files.ts';
export { createCase } from './intake/intake.ts';
export { passPracticeGate } from './intake/practice-gate.ts';
export { submitCase } from './intake/submission.ts';
export { noticeToSide } from './machine/notice-to-side.ts';
export { actionsOfRow, takeAction as takeCaseAction } from './machine/transitions.ts';
export { pageOfCases } from './list/case-list.ts';
export type { CountedCase } from './list/count-repository.ts';
export { kindFollowers } from './list/kind-followers.ts';
export { kindOf, kindValues } from './list/kind-sql.ts';
export { kindOfCase } from './list/schema.ts';
export { findByOrders } from './list/order-names-repository.ts';
export { designGrants, designWorkSql, pageOfDesignWork } from './list/design-work.ts';
export type { DesignWork, PlansOfRow } from './list/work-repository.ts';
export { lacksOf } from './machine/lacks.ts';
export { modelFile } from './models/model-file.ts';
export { onTheWire } from './models/model-jobs.ts';
export { pictureName } from './files/picture-name.ts';
export { modelsOfVersion } from './models/models.ts';
export { type PreparedScan, scanToDesignOn } from './models/scan-to-design-on.ts';
export { importModels } from './models/model-repository.ts';
export {
  type CaseFollower,
  type Doubted,
  type PhotosOfCase,
  caseFollowers,
  cbctOfCase,
  doubtSources,
  filesApart,
  ordersOfCase,
  photosOfCase,
  plansOfCase,
  storedFiles,
} from './ports.ts';
export { answersOf, prescriptionOf, savePrescription } from './prescription/prescription.ts';
export { ageNow, latestToday } from './record/age.ts';
export { detailOfCase } from './record/case-detail.ts';
export { tellCaseChanged } from './record/case-events.ts';
export { type CourseLine, courseOf } from './record/course-repository.ts';
export { initialsOf } from './record/initials.ts';
export {
  type ImportedCase,
  type ImportedFindings,
  type PastVersion,
  anyCase,
  finishImport,
  importCases,
  importFindings,
  pastOf,
} from './record/import-repository.ts';
export { recordAction, recordAgain } from './record/records.ts';
export {
  type ActedVersion,
  type CaseKey,
  type VisibleCase,
  type VisibleVersion,
  isEditable,
  lockForSystem,
  lockVersion,
  patientsSeenBy,
  requireCase,
  requireVersion,
  versionForSystem,
} from './scope/case-access.ts';
export { versionsOfCases } from './scope/access-repository.ts';
export { askedIn, requestOf, saveRequest } from './requests/request.ts';
export { scopeGroups, scopeSql } from './scope/scope-sql.ts';
