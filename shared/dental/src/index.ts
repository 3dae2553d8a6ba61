export type { DocumentProblem } from './document/problem.ts';
export type { ReadPlan } from './document/read-document.ts';
export { readPlan, readPlanText } from './document/read-document.ts';
export { MESH_FOLDER, PLAN_FILE, meshFilesAmong } from './document/bundle.ts';
export { hashesIn, meshesNamed, withHashes } from './document/meshes.ts';
export { canonicalText } from './document/canonical.ts';
export { jawOf, placeInArch } from './document/jaws.ts';
export { AT_REST, aboutPoint, pointIn } from './pose/pose.ts';
export { aboutAxis } from './pose/quaternion.ts';
export { partOf, wayBetween } from './pose/between.ts';
export { planDifference } from './difference/clinical.ts';
/** @public The README promises it. */
export { ChangeDoesNotFit, applyChanges, changesBetween, reversed } from './difference/changes.ts';
