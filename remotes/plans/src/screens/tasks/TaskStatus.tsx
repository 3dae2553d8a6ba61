import { type CaseStatus, type Entrust, type RoleKey, caseStatusTone } from '@archway/contracts';
import { StatusTag } from '@archway/ui';
import { statusName } from './status-name.ts';

interface Props {
  of: { readonly status: CaseStatus; readonly roles: readonly RoleKey[]; readonly entrust: Entrust };
}

/** Status of a case: amber only for the one whose turn it is. */
export function TaskStatus({ of: { status, roles, entrust } }: Props) {
  return <StatusTag tone={caseStatusTone(status, roles, entrust)}>{statusName(status)}</StatusTag>;
}
