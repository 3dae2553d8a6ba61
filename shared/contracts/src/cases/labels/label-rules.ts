import type { FormRules } from '../../wire/field-rule.ts';

/** What a practice calls a label, or a category of labels. */
export const labelRules = {
  categoryName: { kind: 'text', required: true, max: 20, refusals: ['labelNameTaken'] },
} as const satisfies FormRules;

/** Labels and categories that a practice can have. */
export const MOST_LABELS = 200;

/** Labels that one case can carry. */
export const MOST_LABELS_ON_CASE = 10;

/** The id of a label or category beyond the number that calls take: `12-VIP`. */
export const labelIdOf = ({ categoryId, categoryName }: { categoryId: string; categoryName: string }): string =>
  `${categoryId}-${categoryName}`;
