/** Reports of implant planning, for the modules above. */
export { importReports } from './repository.ts';
