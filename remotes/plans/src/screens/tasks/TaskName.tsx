import { Link } from 'react-router-dom';
import { useText } from '@archway/platform';
import { finishAt } from '../../finish/finish-at.ts';
import type { Task } from './task-columns.tsx';

/** What is to be done for a case; what makes a plan ready for production has a screen of its own, and leads to it. */
export function TaskName({ of: { caseId, version, ptNo, task } }: { of: Task }) {
  const t = useText('plans');
  if (!task) return <>—</>;
  const name = t(`task.${task.taskKind}`);
  if (task.planId === null) return <>{name}</>;
  return (
    <Link
      to={finishAt({ caseId, version, planId: task.planId }, 'postProcess')}
      aria-label={t('tasks.finishOf', { what: name, ptNo })}
    >
      {name}
    </Link>
  );
}
