/** Stored files of cases and people, for other modules. */
export { caseObjects } from './case-objects.ts';
export { casePrefix } from './object-names.ts';
export { casesOfFiles, plansOfFiles } from './ports.ts';
export { deleteObjects, requireExtension, requireObject, requireUploaded, requireWithin } from './uploaded-objects.ts';
