/** The patient data library, for the modules above it. */
export { addPictures } from './add-pictures.ts';
export { libraryPictures } from './picture-repository.ts';
export { addArchive } from './save-archive.ts';
