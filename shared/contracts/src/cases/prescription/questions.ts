import type { Prescription, PrescriptionField } from './prescription.ts';

/** A question of the form: what it is called, the fields that answer it, and whether a case goes out without. */
interface Question {
  readonly key: string;
  readonly fields: readonly PrescriptionField[];
  readonly required?: true;
}

/** The questions, in the order of the form. */
export const prescriptionQuestions = [
  { key: 'complaint', fields: ['complaintTags', 'complaint'], required: true },
  { key: 'objectives', fields: ['objectives'], required: true },
  { key: 'withPatient', fields: ['withPatient'] },
  { key: 'arches', fields: ['arches'], required: true },
  { key: 'movable', fields: ['movable', 'fixedTeeth'], required: true },
  { key: 'attachments', fields: ['attachments', 'noAttachment'], required: true },
  { key: 'extraction', fields: ['extraction', 'extract'] },
  { key: 'thirdMolars', fields: ['thirdMolars'] },
  { key: 'midline', fields: ['midline'] },
  { key: 'ipr', fields: ['ipr'] },
  { key: 'bite', fields: ['bite'] },
  { key: 'sagittal', fields: ['sagittalRight', 'sagittalLeft'] },
  { key: 'crossbite', fields: ['crossbite'] },
  { key: 'spacing', fields: ['spacing'], required: true },
  { key: 'tads', fields: ['tads'] },
  { key: 'occlusalCoverage', fields: ['occlusalCoverage'] },
  { key: 'communication', fields: ['communication'], required: true },
  { key: 'revisitMonths', fields: ['revisitMonths'] },
] as const satisfies readonly Question[];
export type PrescriptionQuestion = (typeof prescriptionQuestions)[number]['key'];

const given = (value: unknown): boolean =>
  Array.isArray(value) ? value.length > 0 : typeof value === 'string' ? value.trim() !== '' : value !== null;

/** Whether a field says something. */
export const isAnswered = (prescription: Prescription, field: PrescriptionField): boolean => given(prescription[field]);

const questions: readonly Question[] = prescriptionQuestions;
const answered = (prescription: Prescription, { fields }: Question): boolean =>
  fields.some((field) => isAnswered(prescription, field));

/** Questions that are answered, in the order of the form. */
export const answeredQuestions = (prescription: Prescription): readonly PrescriptionQuestion[] =>
  questions.filter((question) => answered(prescription, question)).map(({ key }) => key as PrescriptionQuestion);

/** Required questions without an answer, in the order of the form: a case does not go out with one. */
export const missingAnswers = (prescription: Prescription): readonly PrescriptionQuestion[] =>
  questions
    .filter((question) => question.required && !answered(prescription, question))
    .map(({ key }) => key as PrescriptionQuestion);
