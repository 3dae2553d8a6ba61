/** Stored files of cases and people, for other modules. */
export { caseObjects, personObjects } from './case-objects.ts';
export { casePrefix, personPrefix } from './object-names.ts';
export { type FileInCase, casesOfFiles, plansOfFiles } from './ports.ts';
export { originOf } from './origin.ts';
export {
  deleteObjects,
  requireExtension,
  requireObject,
  requirePersonal,
  requireUploaded,
  requireWithin,
} from './uploaded-objects.ts';
