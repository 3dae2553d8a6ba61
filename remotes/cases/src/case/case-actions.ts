import { type CaseRow, actionsFor, caseMachine, caseStatus } from '@archway/contracts';
import { type SessionUser, usePermission, useSession } from '@archway/platform';

/** What the row of a case offers: at most one visible action, the others behind the dots. */
export type CaseRowAction = 'goSubmit' | 'supply' | 'viewQualityReport' | 'discard' | 'restore' | 'open3d';

type Row = Pick<CaseRow, 'status' | 'modelCount'>;

/** The action of the status that leads somewhere for this reader, or null. */
export function mainAction(row: Row, maySubmit: boolean): CaseRowAction | null {
  if (row.status === caseStatus.unsubmitted && maySubmit) return 'goSubmit';
  if (row.status === caseStatus.inspectionFailed) return maySubmit ? 'supply' : 'viewQualityReport';
  return null;
}

/** Statuses that an inspection has led to. */
const reported: readonly number[] = [caseStatus.inspectionFailed, caseStatus.inspectionPassed];

/** Further actions; the server decides again, and knows more. */
export function moreActions(row: Row, user: Pick<SessionUser, 'roles'>, main: CaseRowAction | null): CaseRowAction[] {
  const machine: readonly string[] = actionsFor(caseMachine, row.status as never, user.roles);
  const actions: CaseRowAction[] = [];
  if (reported.includes(row.status) && main !== 'viewQualityReport') actions.push('viewQualityReport');
  if (row.modelCount > 0) actions.push('open3d');
  if (machine.includes('discard')) actions.push('discard');
  if (machine.includes('restore')) actions.push('restore');
  return actions;
}

/** The same for the reader of this page. */
export function useCaseActions() {
  const { user } = useSession();
  const maySubmit = usePermission('case:submit');
  return {
    main: (row: Row) => mainAction(row, maySubmit),
    more: (row: Row) => moreActions(row, user ?? { roles: [] }, mainAction(row, maySubmit)),
  };
}
