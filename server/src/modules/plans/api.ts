/** Plans of cases, for the modules above them. */
export { type ImportedPlan, anyPlanAtAll, importPlans } from './repository.ts';
export { type ConfirmedPlan, confirmedPlan } from './confirmed-plan-repository.ts';
export { planInHand } from './decision-repository.ts';
export { addFinishes, confirmedFinish } from './finish/finish-repository.ts';
export { meshBytes } from './document/mesh-bytes.ts';
export { openDocument } from './document/stored.ts';
export { jawWords } from './design/jaw-words.ts';
export { type PlanRecord, planRecord, planRows } from './plan-repository.ts';
export { type PresentationToShare, openCommentsOn, presentationsToShare } from './ports.ts';
export { deleteSharesOf, insertShare } from './shares/share-repository.ts';
export { insertReview } from './reviews/review-repository.ts';
export { insertAssist } from './assists/assist-repository.ts';
export { visitsOfReviews, visitsOfShares } from './links/visit-repository.ts';
export { planKey } from './schema.ts';
export { type ImportedTask, importTasks } from './tasks/task-repository.ts';
export { documentsOfCase, importDocuments, importMeshes } from './document/repository.ts';
