import { type CaseGrant, type CaseRow, rolesTowards } from '@archway/contracts';
import { actionsOfRow } from '../machine/transitions.ts';
import { ageOn, today } from '../record/age.ts';
import type { ListedCase } from './list-columns-sql.ts';

/** A case as its reader sees it in the list. @param grants of the reader, which say what the reader is towards it */
export const toCaseRow = (listed: ListedCase, grants: readonly CaseGrant[]): CaseRow => {
  const { practiceId, practiceName, birthday, ...shown } = listed;
  const roles = rolesTowards(grants, listed);
  return {
    ...shown,
    outpatientId: practiceId,
    outpatientName: practiceName,
    age: ageOn(birthday, today()),
    roles,
    actions: actionsOfRow(listed.status, listed.entrust, roles),
  };
};
