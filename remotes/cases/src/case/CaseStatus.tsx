import { type CaseRow, caseStatusTone } from '@archway/contracts';
import { useDictionary } from '@archway/platform';
import { StatusTag } from '@archway/ui';

interface Props {
  of: Pick<CaseRow, 'status' | 'entrust' | 'roles' | 'unfinished'>;
}

/** Status of a case: dot, word and colour; amber only for the one whose turn it is. */
export function CaseStatus({ of: { status, entrust, roles, unfinished } }: Props) {
  const { nameOf } = useDictionary('pt_status');
  return <StatusTag tone={caseStatusTone(status, roles, entrust, unfinished)}>{nameOf(status)}</StatusTag>;
}
