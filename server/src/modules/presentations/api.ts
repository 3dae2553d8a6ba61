/** Presentations, for the modules above. */
export { insertPresentation } from './repository.ts';
export { sourcesOf } from './sources.ts';
