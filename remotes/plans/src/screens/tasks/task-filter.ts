import { taskTabs } from '@archway/contracts';
import { arrangedField, defineListFilter, textField } from '@archway/platform';

/** What of the task list stands in the address. */
export const taskFilter = defineListFilter({ tab: arrangedField(taskTabs, 'all'), keyword: textField });
