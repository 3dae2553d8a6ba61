/** Certification of doctors and practices, for other modules. */
export { type FoundDocument, addQualification, certifyPractice } from './founding-repository.ts';
