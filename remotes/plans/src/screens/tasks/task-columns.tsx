import { Link } from 'react-router-dom';
import { type Answer, type plansEndpoints, casePath, PLANS_SECTION } from '@archway/contracts';
import { ListTime, type TextFunction, formatListTime } from '@archway/platform';
import { type ListColumn, TwoLines } from '@archway/ui/data';
import { DueTime } from '../../task/DueTime.tsx';
import { TaskButtons } from '../../task/TaskButtons.tsx';
import type { ActedTask } from '../../task/acted-task.ts';
import type { TaskActions } from '../../task/use-task-actions.tsx';
import { TaskName } from './TaskName.tsx';
import { TaskStatus } from './TaskStatus.tsx';
import { holderOf } from './holder.ts';

export type Task = Answer<typeof plansEndpoints.tasks>['rows'][number];

/** A task is worked on where the plans of its case stand. */
export const workPath = (row: Pick<Task, 'caseId' | 'version'>): string => casePath(row, PLANS_SECTION);

/** The task of a row as its actions take it; null where nothing is to be designed. */
export const actedTask = ({ caseId, version, patientName, task }: Task): ActedTask | null =>
  task && { caseId, version, patientName, taskKind: task.taskKind, actions: task.actions };

export const taskColumns = (t: TextFunction, does: TaskActions): ListColumn<Task>[] => [
  {
    key: 'patient',
    title: t('tasks.patient'),
    width: 220,
    minWidth: 160,
    grow: true,
    render: (_value, row) => (
      <TwoLines second={row.ptNo}>
        <Link to={workPath(row)} title={row.patientName}>
          {row.patientName}
        </Link>
      </TwoLines>
    ),
  },
  {
    key: 'status',
    title: t('tasks.status'),
    width: 220,
    minWidth: 196,
    render: (_value, row) => <TaskStatus of={row} />,
  },
  {
    key: 'task',
    title: t('tasks.task'),
    width: 150,
    minWidth: 120,
    render: (_value, row) => (
      <TwoLines second={t('tasks.planCount', { count: row.planCount })}>
        <TaskName of={row} />
      </TwoLines>
    ),
  },
  {
    key: 'due',
    title: t('tasks.due'),
    width: 190,
    minWidth: 120,
    render: (_value, { task }) => <DueTime at={task?.dueTime ?? null} />,
  },
  {
    key: 'holder',
    title: t('tasks.holder'),
    width: 180,
    minWidth: 130,
    render: (_value, { task }) =>
      task ? (
        <TwoLines
          title={holderOf(task, t)}
          second={task.assignUser && task.assignTime ? formatListTime(task.assignTime) : null}
          secondTitle={task.assignNote ?? undefined}
        >
          {holderOf(task, t)}
        </TwoLines>
      ) : (
        '—'
      ),
  },
  {
    key: 'entrust',
    title: t('tasks.entrust'),
    width: 150,
    minWidth: 126,
    priority: 3,
    render: (_value, row) => t(`entrust.${row.entrust}`),
  },
  {
    key: 'practice',
    title: t('tasks.practice'),
    width: 200,
    minWidth: 120,
    priority: 2,
    render: (_value, row) => row.practiceName,
  },
  {
    key: 'submit',
    title: t('tasks.submitted'),
    width: 140,
    minWidth: 132,
    priority: 5,
    render: (_value, row) => <ListTime at={row.submitTime} />,
  },
  {
    key: 'update',
    title: t('tasks.updated'),
    width: 140,
    minWidth: 132,
    priority: 1,
    render: (_value, row) => <ListTime at={row.updateTime} />,
  },
  {
    key: 'actions',
    title: t('tasks.actions'),
    render: (_value, row) => {
      const task = actedTask(row);
      return task ? <TaskButtons task={task} does={does} name={row.patientName} size="small" /> : null;
    },
  },
];
