/** Photos of cases, for the modules above them. */
export { type NewPhoto, importPhotos, lateralFilms } from './repository.ts';
