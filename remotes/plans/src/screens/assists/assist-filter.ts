import { assistViews } from '@archway/contracts';
import { arrangedField, defineListFilter, textField } from '@archway/platform';

/** What of the list of assist audits stands in the address. */
export const assistFilter = defineListFilter({
  view: arrangedField(assistViews, 'waiting'),
  keyword: textField,
});
