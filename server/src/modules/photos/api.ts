/** Photos of cases, for the modules above them. */
export { objectsOf } from './photo-change.ts';
export { photoFile } from './photo-file.ts';
export { photosOfVersion } from './photo-view.ts';
export { type NewPhoto, allPhotos, countPhotosByPosition, importPhotos, lateralFilms, photosAt } from './repository.ts';
