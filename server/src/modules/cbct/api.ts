/** CBCTs of cases, for the modules above them. */
export { insertCbct } from './repository.ts';
