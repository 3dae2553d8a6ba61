import { type CaseStatus as Status, type Entrust, caseStatusTone } from '@archway/contracts';
import { StatusTag } from '@archway/ui';
import { useSession } from '@archway/platform';
import { statusName } from './case-words.ts';

/** Status of a case: dot, word and colour; amber only for the one whose turn it is. */
export function CaseStatus({ status, entrust }: { status: Status; entrust: Entrust }) {
  const { user } = useSession();
  return <StatusTag tone={caseStatusTone(status, user?.roles ?? [], entrust)}>{statusName(status)}</StatusTag>;
}
