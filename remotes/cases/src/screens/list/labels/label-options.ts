import type { LabelCategory } from '@archway/contracts';
import type { TextFunction } from '@archway/platform';

interface Option {
  readonly value: string;
  readonly label: string;
}
export interface OptionGroup {
  readonly label: string;
  readonly options: readonly Option[];
}

/**
 * Labels as a select offers them: below their categories, each of which can be chosen as a whole. With one category
 * alone nothing is above them.
 */
export function labelOptions(categories: readonly LabelCategory[], t: TextFunction): readonly (Option | OptionGroup)[] {
  const filled = categories.filter(({ categoryLabels }) => categoryLabels.length > 0);
  const practices = new Set(filled.map(({ practiceId }) => practiceId)).size;
  const groups = filled.map(({ categoryId, categoryName, practiceName, categoryLabels }) => ({
    label: practices > 1 ? `${practiceName} · ${categoryName}` : categoryName,
    options: [
      ...(categoryLabels.length > 1 && filled.length > 1
        ? [{ value: categoryId, label: t('labels.anyOf', { name: categoryName }) }]
        : []),
      ...categoryLabels.map((label) => ({ value: label.categoryId, label: label.categoryName })),
    ],
  }));
  const [only] = groups;
  return groups.length === 1 && only ? only.options : groups;
}
