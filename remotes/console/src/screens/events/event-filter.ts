import { logTypes, timeSpans, wireWords } from '@archway/contracts';
import {
  type FilterOfKind,
  arrangedField,
  choiceField,
  dayField,
  defineListFilter,
  idField,
  textField,
} from '@archway/platform';

/** What the event log shows, as it stands in the address. */
export const eventFilter = defineListFilter({
  keyword: textField,
  type: choiceField(logTypes),
  /** Addresses name the case by the word of the wire. */
  [wireWords.caseId]: idField,
  userId: idField,
  from: dayField,
  to: dayField,
  span: arrangedField(timeSpans, 'week'),
});
export type EventFilter = FilterOfKind<typeof eventFilter>;
