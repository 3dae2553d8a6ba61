import { type CaseStatus, caseStatusTone } from '@archway/contracts';
import { useSession } from '@archway/platform';
import { StatusTag } from '@archway/ui';
import { statusName } from './status-name.ts';

/** Status of a case: amber only for the one whose turn it is. */
export function TaskStatus({ status }: { status: CaseStatus }) {
  const { user } = useSession();
  return <StatusTag tone={caseStatusTone(status, user?.roles ?? [])}>{statusName(status)}</StatusTag>;
}
