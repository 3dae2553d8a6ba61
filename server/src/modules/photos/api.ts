/** Photos of cases, for the modules above them. */
export { type NewPhoto, importPhotos } from './repository.ts';
