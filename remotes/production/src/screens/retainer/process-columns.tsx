import { Link } from 'react-router-dom';
import type { ProcessRow } from '@archway/contracts';
import { ListTime, type TextFunction } from '@archway/platform';
import { type ListColumn, TwoLines } from '@archway/ui/data';
import { ProcessStar } from '../../processing/ProcessStar.tsx';
import { jawsText, processPath, serviceText } from '../../processing/process-words.ts';
import { ProcessRowActions } from './ProcessRowActions.tsx';
import { ProcessStanding } from './ProcessStanding.tsx';
import styles from './retainer.module.css';

export const processColumns = (t: TextFunction): ListColumn<ProcessRow>[] => [
  {
    key: 'focus',
    title: t('process.column.focus'),
    width: 56,
    minWidth: 48,
    render: (_, row) => <ProcessStar order={row} />,
  },
  {
    key: 'order',
    title: t('process.column.order'),
    width: 220,
    minWidth: 170,
    grow: true,
    render: (_, row) => (
      <TwoLines second={row.orderNo}>
        <Link to={processPath(row)}>{row.name}</Link>
      </TwoLines>
    ),
  },
  {
    key: 'patient',
    title: t('process.column.patient'),
    width: 150,
    minWidth: 110,
    priority: 4,
    render: (_, row) => row.patient ?? '—',
  },
  {
    key: 'service',
    title: t('process.column.service'),
    width: 150,
    minWidth: 120,
    priority: 5,
    render: (_, row) => <TwoLines second={jawsText(row.jaws, t)}>{serviceText(row.serviceType, t)}</TwoLines>,
  },
  {
    key: 'practice',
    title: t('process.column.practice'),
    width: 180,
    minWidth: 130,
    priority: 2,
    render: (_, row) => <TwoLines second={row.createdBy}>{row.practiceName}</TwoLines>,
  },
  {
    key: 'time',
    title: t('process.column.time'),
    width: 140,
    minWidth: 130,
    priority: 3,
    className: styles.figures ?? '',
    render: (_, row) => <ListTime at={row.createTime} />,
  },
  {
    key: 'status',
    title: t('process.column.status'),
    width: 160,
    minWidth: 140,
    render: (_, row) => <ProcessStanding order={row} />,
  },
  {
    key: 'actions',
    title: t('process.column.actions'),
    width: 150,
    minWidth: 140,
    render: (_, row) => <ProcessRowActions row={row} />,
  },
];
