/** Plans of cases, for the modules above them. */
export { type ImportedPlan, anyPlanAtAll, importPlans } from './repository.ts';
export { planInHand } from './decisions.ts';
export { planRecord } from './plan-repository.ts';
export { type ImportedTask, importTasks } from './tasks/task-repository.ts';
export { importDocuments, importMeshes } from './document/repository.ts';
