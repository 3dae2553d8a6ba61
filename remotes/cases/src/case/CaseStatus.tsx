import { type CaseRow, caseStatusTone } from '@archway/contracts';
import { useDictionary } from '@archway/platform';
import { StatusTag } from '@archway/ui';

/** Status of a case: dot, word and colour; amber only for the one whose turn it is. */
export function CaseStatus({ of: { status, entrust, roles } }: { of: Pick<CaseRow, 'status' | 'entrust' | 'roles'> }) {
  const { nameOf } = useDictionary('pt_status');
  return <StatusTag tone={caseStatusTone(status, roles, entrust)}>{nameOf(status)}</StatusTag>;
}
