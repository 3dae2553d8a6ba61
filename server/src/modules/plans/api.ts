/** Plans of cases, for the modules above them. */
export { type ImportedPlan, anyPlanAtAll, importPlans } from './repository.ts';
export { type ConfirmedPlan, confirmedPlan } from './confirmed-plan.ts';
export { planInHand } from './decisions.ts';
export { openDocument } from './document/stored.ts';
export { type PlanRecord, planRecord, planRows } from './plan-repository.ts';
export { type PresentationToShare, openCommentsOn, presentationsToShare } from './ports.ts';
export { deleteSharesOf } from './shares/share-repository.ts';
export { planKey } from './schema.ts';
export { type ImportedTask, importTasks } from './tasks/task-repository.ts';
export { documentsOfCase, importDocuments, importMeshes } from './document/repository.ts';
