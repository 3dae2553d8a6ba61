import { type CaseRow, caseStatusTone } from '@archway/contracts';
import { StatusTag } from '@archway/ui';
import { statusName } from './case-words.ts';

/** Status of a case: dot, word and colour; amber only for the one whose turn it is. */
export function CaseStatus({ of: { status, entrust, roles } }: { of: Pick<CaseRow, 'status' | 'entrust' | 'roles'> }) {
  return <StatusTag tone={caseStatusTone(status, roles, entrust)}>{statusName(status)}</StatusTag>;
}
