import { StatusTag, caseStatusTone } from '@archway/ui';
import { useSession } from '@archway/platform';
import { statusName } from './case-words.ts';

/** Status of a case: dot, word and colour; amber only for the one whose turn it is. */
export function CaseStatus({ status, entrust }: { status: number; entrust?: number }) {
  const { user } = useSession();
  return <StatusTag tone={caseStatusTone(status, user?.roles ?? [], entrust)}>{statusName(status)}</StatusTag>;
}
