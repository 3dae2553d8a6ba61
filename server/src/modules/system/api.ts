/** What pages reported, for other modules. */
export { type Report, reportsSince } from './report-repository.ts';
