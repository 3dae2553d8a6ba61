import { type CaseStatus, type Entrust, type RoleKey, caseStatusTone } from '@archway/contracts';
import { useDictionary } from '@archway/platform';
import { StatusTag } from '@archway/ui';

interface Props {
  of: { readonly status: CaseStatus; readonly roles: readonly RoleKey[]; readonly entrust: Entrust };
}

/** Status of a case: amber only for the one whose turn it is. */
export function TaskStatus({ of: { status, roles, entrust } }: Props) {
  const { nameOf } = useDictionary('pt_status');
  return <StatusTag tone={caseStatusTone(status, roles, entrust)}>{nameOf(status)}</StatusTag>;
}
