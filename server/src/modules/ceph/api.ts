/** What was traced on films, for the modules above. */
export { importTracing } from './repository.ts';
