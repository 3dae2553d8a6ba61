/** What pages reported, and what operators say about the product, for other modules. */
export { customizationOf, historyOf } from './customization/customizations.ts';
export { type SubjectRules, saveCustomization, undoCustomization, writeCustomization } from './customization/change.ts';
export { oneChangeAtATime } from './customization/customization-repository.ts';
export { dictionaryRules } from './customization/dictionary-rules.ts';
export { menuSubject } from './customization/subjects.ts';
export { type Report, reportsSince } from './report-repository.ts';
