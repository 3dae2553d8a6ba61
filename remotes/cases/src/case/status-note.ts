import { type CaseRow, caseStatus } from '@archway/contracts';
import { type TextFunction, formatListTime } from '@archway/platform';

/** The second line of a status: why, since when, or what is missing. */
export function statusNote(row: Pick<CaseRow, 'status' | 'modelCount' | 'statusTime'>, t: TextFunction): string {
  switch (row.status) {
    case caseStatus.unsubmitted:
      return row.modelCount === 0 ? t('note.noModels') : t('note.models', { count: row.modelCount });
    case caseStatus.inspectionFailed:
      return t('note.supplyData');
    case caseStatus.clinicallyRejected:
      return t('note.redesign');
    case caseStatus.clinicallyApproved:
      return t('note.postProcess');
    default:
      return t('note.since', { time: formatListTime(row.statusTime, { inSentence: true }) });
  }
}
