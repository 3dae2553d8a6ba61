import { type CaseRow, caseStatus, intakeOf, requiredPhotos } from '@archway/contracts';
import { type TextFunction, formatListTime } from '@archway/platform';

type Noted = Pick<
  CaseRow,
  'serviceType' | 'status' | 'modelCount' | 'photoCount' | 'statusNote' | 'statusTime' | 'unfinished'
>;

/** One scan of each jaw. */
const SCANS = 2;

/** The second line of a status: what is missing, what was said, or since when. */
export function statusNote(row: Noted, t: TextFunction): string {
  const time = formatListTime(row.statusTime, { inSentence: true });
  switch (row.status) {
    case caseStatus.unsubmitted:
      return dataNote(row, t);
    case caseStatus.pendingInspection:
      return t('note.submitted', { time });
    case caseStatus.inspectionFailed:
      return row.statusNote ?? t('note.supplyData');
    case caseStatus.feasibilityQuestion:
      return row.statusNote ?? t('note.waiting', { time });
    case caseStatus.pendingApproval:
      return t('note.waiting', { time });
    case caseStatus.clinicallyRejected:
      return row.statusNote ?? t('note.redesign');
    case caseStatus.clinicallyApproved:
      return t(row.unfinished ? 'note.postProcess' : 'note.confirm');
    case caseStatus.planConfirmed:
      return t('note.confirmed', { time });
    case caseStatus.obsolete:
      return t('note.discarded', { time });
    case caseStatus.completed:
      return t('note.completed', { time });
    case caseStatus.inspecting:
    case caseStatus.inspectionPassed:
    case caseStatus.feasibilityAnswered:
    case caseStatus.designing:
    case caseStatus.inProduction:
    default:
      return t('note.since', { time });
  }
}

function dataNote({ serviceType, modelCount, photoCount }: Noted, t: TextFunction): string {
  // Where no photos are asked for, the answers are: a row knows nothing of them, and does not say that nothing is missing.
  if (!intakeOf(serviceType).photos) return t('note.scans', { models: modelCount, allModels: SCANS });
  const all = requiredPhotos.length;
  if (photoCount >= all && modelCount >= SCANS) return t('note.dataComplete');
  return t('note.data', { photos: photoCount, allPhotos: all, models: modelCount, allModels: SCANS });
}
