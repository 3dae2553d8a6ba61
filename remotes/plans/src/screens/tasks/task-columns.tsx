import { Link } from 'react-router-dom';
import type { Answer, plansEndpoints } from '@archway/contracts';
import { ListTime, type TextFunction } from '@archway/platform';
import { type ListColumn, TwoLines } from '@archway/ui/data';
import { TaskStatus } from './TaskStatus.tsx';

export type Task = Answer<typeof plansEndpoints.tasks>['rows'][number];

/** A task is worked on where the plans of its case stand. */
export const casePath = ({ caseId, version }: Pick<Task, 'caseId' | 'version'>): string =>
  `/patient-detail/${caseId}/${version}?section=plans`;

export const taskColumns = (t: TextFunction): ListColumn<Task>[] => [
  {
    key: 'patient',
    title: t('tasks.patient'),
    width: 220,
    minWidth: 160,
    grow: true,
    render: (_value, row) => (
      <TwoLines second={row.ptNo}>
        <Link to={casePath(row)} title={row.patientName}>
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
    key: 'planCount',
    title: t('tasks.plans'),
    width: 90,
    minWidth: 80,
    priority: 4,
    align: 'right',
    render: (_value, row) => row.planCount,
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
];
