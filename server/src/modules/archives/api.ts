/** The patient data library, for the modules above it. */
export { addPictures } from './add-pictures.ts';
export { addArchive } from './save-archive.ts';
