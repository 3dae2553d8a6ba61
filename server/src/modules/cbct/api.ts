/** CBCTs of cases, for the modules above them. */
export { cbctFile } from './cbct-file.ts';
export { cbctOf, insertCbct } from './repository.ts';
