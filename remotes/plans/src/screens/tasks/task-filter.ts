import { taskKinds, taskViews } from '@archway/contracts';
import { type FilterOfKind, arrangedField, choiceField, defineListFilter, idField, textField } from '@archway/platform';

/** What of the task list stands in the address. */
export const taskFilter = defineListFilter({
  view: arrangedField(taskViews, 'mine'),
  keyword: textField,
  /** Only tasks of this kind. */
  kind: choiceField(taskKinds),
  /** Only what this person holds. */
  designer: idField,
});
export type TaskFilter = FilterOfKind<typeof taskFilter>;
