/** CBCTs of cases, for the modules above them. */
export { cbctFile } from './cbct-file.ts';
export { insertCbct } from './repository.ts';
