import { type Prescription, type PrescriptionField, type PrescriptionHabits, isAnswered } from '@archway/contracts';

/** Answers taken from a template or an earlier case. */
export interface Filled {
  readonly source: string;
  /** What changes. */
  readonly change: Partial<Prescription>;
  /** How it was before, to be put back. */
  readonly before: Partial<Prescription>;
}

/** Takes what is not answered yet from someone's habits; what the reader has answered stays. */
export function fillFrom(given: Prescription, habits: PrescriptionHabits, source: string): Filled {
  const taken = habits as Partial<Prescription>;
  const fields = (Object.keys(habits) as PrescriptionField[]).filter(
    (field) => !isAnswered(given, field) && isAnswered({ ...given, ...taken }, field),
  );
  const part = (of: Partial<Prescription>): Partial<Prescription> =>
    Object.fromEntries(fields.map((field) => [field, of[field]]));
  return { source, change: part(taken), before: part(given) };
}
