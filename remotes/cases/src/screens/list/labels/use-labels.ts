import { useQuery } from '@tanstack/react-query';
import { type Label, type LabelCategory, endpoints } from '@archway/contracts';
import { invalidate, query } from '@archway/platform';
import { refreshList } from '../use-case-page.ts';

/** The labels that the reader sees, by category. @param practiceId only those of this practice */
export const useLabels = (practiceId?: string) =>
  useQuery(query(endpoints.labels.list, { query: practiceId === undefined ? {} : { practiceId } }));

/** Labels have changed: they stand on rows, too. */
export const refreshLabels = async (): Promise<void> => {
  await Promise.all([invalidate(endpoints.labels.list), refreshList()]);
};

/** A label, or a category, by its number. */
export function labelNamed(
  categories: readonly LabelCategory[],
  categoryId: string | undefined,
): Pick<Label, 'categoryName'> | undefined {
  return categories
    .flatMap((category) => [category, ...category.categoryLabels])
    .find((each) => each.categoryId === categoryId);
}
