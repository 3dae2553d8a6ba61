import { type PrescriptionField, type PrescriptionQuestion, prescriptionQuestions } from '@archway/contracts';

/** Fields that no question is answered by, at the question where they stand. */
const besides: Partial<Record<PrescriptionField, PrescriptionQuestion>> = {
  sagittalMethods: 'sagittal',
  spaces: 'spacing',
  missingTeeth: 'extraction',
};

const places = new Map<PrescriptionField, PrescriptionQuestion>([
  ...prescriptionQuestions.flatMap(({ key, fields }) => fields.map((field) => [field, key] as const)),
  ...(Object.entries(besides) as [PrescriptionField, PrescriptionQuestion][]),
]);

const order: readonly PrescriptionQuestion[] = prescriptionQuestions.map(({ key }) => key);

/** The question at which a contradiction of these fields is said: the last of the form that one of them belongs to. */
export const placeOf = (fields: readonly PrescriptionField[]): PrescriptionQuestion | undefined =>
  order.findLast((question) => fields.some((field) => places.get(field) === question));

/** Whether a question has to be answered before the case goes out. */
export const isRequired = (question: PrescriptionQuestion): boolean =>
  prescriptionQuestions.some((each) => each.key === question && 'required' in each);

export const rowId = (question: PrescriptionQuestion): string => `prescription-${question}`;

/** Goes to a question; a group of choices is entered by its first. */
export function focusQuestion(question: PrescriptionQuestion): void {
  const place = document.getElementById(rowId(question));
  place?.scrollIntoView({ block: 'center' });
  const control = place?.matches('input, textarea')
    ? place
    : place?.querySelector<HTMLElement>('input, textarea, button');
  (control ?? place)?.focus({ preventScroll: true });
}
