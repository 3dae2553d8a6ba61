/** The tables of this module, by the room that writes them. */
export { caseImports } from './archive/schema.ts';
export { caseAudit } from './audit/schema.ts';
export { caseDoubtAnswers } from './doubts/schema.ts';
export { inspectionFindings } from './inspection/report/schema.ts';
export { caseOpenings } from './intake/schema.ts';
export { caseLabels, labels } from './labels/schema.ts';
export { caseCounts, caseFocus, caseMonthCounts } from './list/schema.ts';
export { caseModels } from './models/schema.ts';
export { casePresence } from './presence/schema.ts';
export { casePrescriptions, prescriptionTemplates } from './prescription/schema.ts';
export { caseRefinements } from './refinement/schema.ts';
export { caseListColumns, caseListViews } from './views/schema.ts';
export { caseNumbers, caseRecords, caseVersions, cases } from './record/schema.ts';
