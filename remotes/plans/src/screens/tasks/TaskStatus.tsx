import { type TaskRow, caseStatusTone } from '@archway/contracts';
import { useDictionary } from '@archway/platform';
import { StatusTag } from '@archway/ui';

interface Props {
  of: Pick<TaskRow, 'status' | 'roles' | 'entrust' | 'task'>;
}

/** Status of a case: amber only for the one whose turn it is. */
export function TaskStatus({ of: { status, roles, entrust, task } }: Props) {
  const { nameOf } = useDictionary('pt_status');
  return (
    <StatusTag tone={caseStatusTone(status, roles, entrust, task?.taskKind === 'finish')}>{nameOf(status)}</StatusTag>
  );
}
