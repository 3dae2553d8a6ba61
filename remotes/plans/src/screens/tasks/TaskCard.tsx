import { formatListTime, useText } from '@archway/platform';
import { PhoneCard } from '@archway/ui';
import { DueTime } from '../../task/DueTime.tsx';
import { TaskButtons } from '../../task/TaskButtons.tsx';
import type { TaskActions } from '../../task/use-task-actions.tsx';
import { TaskStatus } from './TaskStatus.tsx';
import { holderOf } from './holder.ts';
import { type Task, actedTask } from './task-columns.tsx';

interface Props {
  row: Task;
  does: TaskActions;
  onOpen: () => void;
}

/** A task on a phone. */
export function TaskCard({ row, does, onOpen }: Props) {
  const t = useText('plans');
  const task = actedTask(row);
  const what = row.task ? [t(`task.${row.task.taskKind}`), holderOf(row.task, t)] : [];
  return (
    <PhoneCard
      title={row.patientName}
      time={formatListTime(row.updateTime)}
      description={[row.ptNo, t(`entrust.${row.entrust}`), row.practiceName].join(' · ')}
      status={<TaskStatus of={row} />}
      note={
        <>
          {[...what, t('tasks.planCount', { count: row.planCount })].join(' · ')}
          {row.task?.dueTime ? (
            <>
              {' · '}
              {t('task.due.by')} <DueTime at={row.task.dueTime} />
            </>
          ) : null}
        </>
      }
      action={task ? <TaskButtons task={task} does={does} name={row.patientName} size="small" /> : undefined}
      onOpen={onOpen}
    />
  );
}
