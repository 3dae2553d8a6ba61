import { Link } from 'react-router-dom';
import type { Answer, plansEndpoints } from '@archway/contracts';
import { formatFullTime, formatListTime, type TextFunction } from '@archway/platform';
import { TimeText } from '@archway/ui';
import type { ListColumn } from '@archway/ui/data';
import { TaskStatus } from './TaskStatus.tsx';
import styles from './tasks.module.css';

export type Task = Answer<typeof plansEndpoints.tasks>['rows'][number];

/** A task is worked on where the plans of its case stand. */
export const casePath = ({ ptId, version }: Pick<Task, 'ptId' | 'version'>): string =>
  `/patient-detail/${ptId}/${version}?section=plans`;

const Time = ({ at }: { at: string | null }) =>
  at ? (
    <TimeText iso={at} full={formatFullTime(at)}>
      {formatListTime(at)}
    </TimeText>
  ) : (
    '—'
  );

export const taskColumns = (t: TextFunction): ListColumn<Task>[] => [
  {
    key: 'patient',
    title: t('tasks.patient'),
    width: 220,
    minWidth: 160,
    grow: true,
    render: (_value, row) => (
      <span className={styles.patient}>
        <Link to={casePath(row)} title={row.patientName}>
          {row.patientName}
        </Link>
        <small data-second>{row.ptNo}</small>
      </span>
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
    render: (_value, row) => row.outpatientName,
  },
  {
    key: 'schemes',
    title: t('tasks.schemes'),
    width: 90,
    minWidth: 80,
    priority: 4,
    align: 'right',
    render: (_value, row) => row.schemes,
  },
  {
    key: 'submit',
    title: t('tasks.submitted'),
    width: 140,
    minWidth: 132,
    priority: 5,
    render: (_value, row) => <Time at={row.submitTime} />,
  },
  {
    key: 'update',
    title: t('tasks.updated'),
    width: 140,
    minWidth: 132,
    priority: 1,
    render: (_value, row) => <Time at={row.updateTime} />,
  },
];
