import { z } from 'zod';
import { id } from '../../wire/envelope.ts';
import { labelColors } from './label-colors.ts';

/** A label as a case carries it. It is named by the number `categoryId`, or whole by `id`, see `labelIdOf`. */
export const label = z.object({
  id: z.string(),
  categoryId: id,
  categoryName: z.string(),
  color: z.enum(labelColors),
});
export type Label = z.infer<typeof label>;

/** Labels of a practice that belong together. Categories and labels are counted by the same numbers. */
export const labelCategory = z.object({
  id: z.string(),
  categoryId: id,
  categoryName: z.string(),
  /** Where labels go whose category is deleted; it cannot be deleted itself. */
  isDefault: z.boolean(),
  practiceId: id,
  practiceName: z.string(),
  /** The reader may change it and its labels. */
  editable: z.boolean(),
  categoryLabels: z.array(label),
});
export type LabelCategory = z.infer<typeof labelCategory>;
