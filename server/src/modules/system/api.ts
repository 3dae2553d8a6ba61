/** What pages reported, and what operators say about the product, for other modules. */
export { customizationOf, historyOf } from './customization/customizations.ts';
export { type SubjectRules, saveCustomization, undoCustomization } from './customization/change.ts';
export { menuSubject } from './customization/subjects.ts';
export { type Report, reportsSince } from './report-repository.ts';
