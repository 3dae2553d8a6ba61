import { type CaseRow, caseStatus, isOneOf } from '@archway/contracts';

/** What the row of a case offers: at most one visible action, the others behind the dots. */
export type CaseRowAction =
  'goSubmit' | 'supply' | 'viewQualityReport' | 'viewFeasibility' | 'auditScheme' | 'discard' | 'restore' | 'open3d';

/** What the server says that this reader may do, with what there is to look at. */
type Row = Pick<CaseRow, 'status' | 'modelCount' | 'actions'>;

/** The action of the status that leads somewhere for this reader, or null. */
export function mainAction({ status, actions }: Row): CaseRowAction | null {
  if (actions.includes('submit')) return 'goSubmit';
  if (status === caseStatus.inspectionFailed) return actions.includes('resubmit') ? 'supply' : 'viewQualityReport';
  if (actions.includes('answerFeasibility')) return 'viewFeasibility';
  if (actions.includes('approve')) return 'auditScheme';
  return null;
}

/** Statuses that an inspection has led to. */
const reported = [caseStatus.inspectionFailed, caseStatus.inspectionPassed];

/** Statuses in which a question about feasibility stands, or has just been answered. */
const asked = [caseStatus.feasibilityQuestion, caseStatus.feasibilityAnswered];

/** Further actions. */
export function moreActions(row: Row): CaseRowAction[] {
  const main = mainAction(row);
  const actions: CaseRowAction[] = [];
  if (isOneOf(reported, row.status) && main !== 'viewQualityReport') actions.push('viewQualityReport');
  if (isOneOf(asked, row.status) && main !== 'viewFeasibility') actions.push('viewFeasibility');
  if (row.modelCount > 0) actions.push('open3d');
  if (row.actions.includes('discard')) actions.push('discard');
  if (row.actions.includes('restore')) actions.push('restore');
  return actions;
}
