import { type CaseGrant, type CaseRow, rolesTowards } from '@archway/contracts';
import { type Selection, selection } from '../../../infrastructure/lists/selection.ts';
import { actionsOfRow, confirmable } from '../machine/transitions.ts';
import { ageNow } from '../record/age.ts';
import { listColumns } from './list-columns-sql.ts';

/** A case of the list as its reader sees it. @param grants of the reader, which say what the reader is towards it */
export const caseRow = (userId: string, grants: readonly CaseGrant[]): Selection<CaseRow> =>
  selection(listColumns(userId))
    .with('practiceId', ({ practiceId }) => practiceId)
    .with('practiceName', ({ practiceName }) => practiceName)
    .with('age', ({ birthday }) => ageNow(birthday))
    .with('roles', (row) => rolesTowards(grants, row))
    .with('actions', ({ status, entrust, roles, unfinished }) =>
      confirmable(actionsOfRow(status, entrust, roles), unfinished),
    );
