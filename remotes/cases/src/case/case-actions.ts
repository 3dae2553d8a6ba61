import { type CaseAction, type CaseRow, actionsFor, caseMachine, caseStatus, isOneOf } from '@archway/contracts';
import { type SessionUser, usePermission, useSession } from '@archway/platform';

/** What the row of a case offers: at most one visible action, the others behind the dots. */
export type CaseRowAction =
  'goSubmit' | 'supply' | 'viewQualityReport' | 'viewFeasibility' | 'auditScheme' | 'discard' | 'restore' | 'open3d';

type Row = Pick<CaseRow, 'status' | 'modelCount'>;

type Reader = Pick<SessionUser, 'roles'> & { readonly maySubmit: boolean };

/** The action of the status that leads somewhere for this reader, or null. */
export function mainAction({ status }: Row, { roles, maySubmit }: Reader): CaseRowAction | null {
  const may = (action: CaseAction): boolean => actionsFor(caseMachine, status, roles).includes(action);
  if (status === caseStatus.unsubmitted && maySubmit) return 'goSubmit';
  if (status === caseStatus.inspectionFailed) return maySubmit ? 'supply' : 'viewQualityReport';
  if (may('answerFeasibility')) return 'viewFeasibility';
  if (may('approve')) return 'auditScheme';
  return null;
}

/** Statuses that an inspection has led to. */
const reported = [caseStatus.inspectionFailed, caseStatus.inspectionPassed];

/** Statuses in which a question about feasibility stands, or has just been answered. */
const asked = [caseStatus.feasibilityQuestion, caseStatus.feasibilityAnswered];

/** Further actions; the server decides again, and knows more. */
export function moreActions(row: Row, { roles }: Pick<Reader, 'roles'>, main: CaseRowAction | null): CaseRowAction[] {
  const machine: readonly string[] = actionsFor(caseMachine, row.status, roles);
  const actions: CaseRowAction[] = [];
  if (isOneOf(reported, row.status) && main !== 'viewQualityReport') actions.push('viewQualityReport');
  if (isOneOf(asked, row.status) && main !== 'viewFeasibility') actions.push('viewFeasibility');
  if (row.modelCount > 0) actions.push('open3d');
  if (machine.includes('discard')) actions.push('discard');
  if (machine.includes('restore')) actions.push('restore');
  return actions;
}

/** The same for the reader of this page. */
export function useCaseActions() {
  const { user } = useSession();
  const reader: Reader = { roles: user?.roles ?? [], maySubmit: usePermission('case:submit') };
  return {
    main: (row: Row) => mainAction(row, reader),
    more: (row: Row) => moreActions(row, reader, mainAction(row, reader)),
  };
}
