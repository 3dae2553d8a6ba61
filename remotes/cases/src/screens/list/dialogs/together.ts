import { type CaseRow, hasDuty } from '@archway/contracts';
import type { TextFunction } from '@archway/platform';

/** Whether the reader works for the practice of a case, and not for those who design or produce it. */
export const isOfPractice = ({ roles }: Pick<CaseRow, 'roles'>): boolean => hasDuty(roles, 'intake', 'operate');

/**
 * Why these cases cannot be labelled, or handed on, at once: labels and doctors belong to a practice. Undefined where
 * they can.
 */
export function whyNotTogether(
  rows: readonly Pick<CaseRow, 'roles' | 'practiceId'>[],
  t: TextFunction,
): string | undefined {
  if (rows.some((row) => !isOfPractice(row))) return t('batch.notOfPractice');
  return new Set(rows.map(({ practiceId }) => practiceId)).size > 1 ? t('batch.onePractice') : undefined;
}
