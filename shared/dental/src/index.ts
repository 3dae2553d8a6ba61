export type { DocumentProblem } from './document/problem.ts';
export type { ReadPlan } from './document/read-document.ts';
export { readPlan, readPlanText } from './document/read-document.ts';
export { MESH_FOLDER, PLAN_FILE, meshFilesAmong } from './document/bundle.ts';
export { hashesIn, meshesNamed, withHashes } from './document/meshes.ts';
export { canonicalJson, canonicalText } from './document/canonical.ts';
export { auditFactsOf } from './checks/audit-facts.ts';
export type { Jaw } from './document/jaws.ts';
export { inChartOrder, jawOf, jaws, placeInArch } from './document/jaws.ts';
export { AT_REST, aboutPoint, pointIn } from './pose/pose.ts';
export { aboutAxis } from './pose/quaternion.ts';
export { partOf, wayBetween } from './pose/between.ts';
export { composed, frameIn, mixedPose, relativePose } from './pose/combine.ts';
export { movementOf, movementUnit } from './pose/movement.ts';
export { planDifference } from './difference/clinical.ts';
export { scannedOnly } from './difference/scanned-only.ts';
export { stageOfDifference } from './difference/stage-of-difference.ts';
/** @public The README promises it. */
export { ChangeDoesNotFit, applyChanges, changesBetween, reversed } from './difference/changes.ts';
