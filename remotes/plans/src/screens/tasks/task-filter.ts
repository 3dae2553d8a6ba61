import { defineListFilter, textField } from '@archway/platform';

/** What of the task list stands in the address. */
export const taskFilter = defineListFilter({ keyword: textField });
