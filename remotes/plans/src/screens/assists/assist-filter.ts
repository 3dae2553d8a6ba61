import { assistViews } from '@archway/contracts';
import { type FilterOfKind, arrangedField, defineListFilter, textField } from '@archway/platform';

/** What of the list of assist audits stands in the address. */
export const assistFilter = defineListFilter({
  view: arrangedField(assistViews, 'waiting'),
  keyword: textField,
});
export type AssistFilter = FilterOfKind<typeof assistFilter>;
