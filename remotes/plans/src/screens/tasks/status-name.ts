import { caseStatuses } from '@archway/contracts';
import { bilingual } from '@archway/platform';

/** Name of a case status in the reader's language; a dash for one that this build does not know. */
export function statusName(status: number): string {
  const known = caseStatuses.find((each) => each.value === status);
  return known ? bilingual({ zh: known.zh, en: known.en }) : '—';
}
