import { type CaseStatus, caseStatuses, rowOf } from '@archway/contracts';
import { bilingual } from '@archway/platform';

/** Name of a case status in the reader's language; a dash for one that this build does not know. */
export function statusName(status: CaseStatus): string {
  const known = rowOf(caseStatuses, status);
  return known ? bilingual(known) : '—';
}
