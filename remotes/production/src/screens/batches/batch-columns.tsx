import { Link } from 'react-router-dom';
import type { BatchListRow } from '@archway/contracts';
import { ListTime, type TextFunction } from '@archway/platform';
import { type ListColumn, TwoLines } from '@archway/ui/data';
import { PrintStatusTag } from '../../making/PrintStatusTag.tsx';
import { batchPath, ordersText } from '../../making/batch-words.ts';
import styles from './batches.module.css';

export const batchColumns = (t: TextFunction): ListColumn<BatchListRow>[] => [
  {
    key: 'code',
    title: t('print.column.code'),
    width: 150,
    minWidth: 130,
    render: (_, row) => (
      <TwoLines second={t(`print.kind.${row.kind}`)}>
        <Link to={batchPath(row)}>{row.code}</Link>
      </TwoLines>
    ),
  },
  {
    key: 'time',
    title: t('print.column.time'),
    width: 140,
    minWidth: 130,
    priority: 1,
    className: styles.figures ?? '',
    render: (_, row) => <ListTime at={row.createTime} />,
  },
  {
    key: 'device',
    title: t('print.column.device'),
    width: 170,
    minWidth: 120,
    priority: 3,
    render: (_, row) => (
      <TwoLines second={row.material ? t(`device.material.${row.material}`) : '—'}>{row.deviceName}</TwoLines>
    ),
  },
  {
    key: 'orders',
    title: t('print.column.orders'),
    width: 260,
    minWidth: 170,
    grow: true,
    priority: 4,
    render: (_, row) => (
      <TwoLines title={row.orderNos.join(', ')} second={t('print.orderCount', { count: row.orderNos.length })}>
        {ordersText(row, t)}
      </TwoLines>
    ),
  },
  {
    key: 'produced',
    title: t('print.column.produced'),
    width: 150,
    minWidth: 130,
    align: 'right',
    className: styles.figures ?? '',
    render: (_, { produced, total, failed }) => (
      <TwoLines
        second={failed > 0 ? t('print.failedCount', { count: failed }) : ' '}
      >{`${produced} / ${total}`}</TwoLines>
    ),
  },
  {
    key: 'status',
    title: t('print.column.status'),
    width: 120,
    minWidth: 110,
    render: (_, row) => <PrintStatusTag status={row.status} />,
  },
  {
    key: 'file',
    title: t('print.column.file'),
    width: 180,
    minWidth: 130,
    priority: 2,
    render: (_, row) => row.fileName ?? t(`print.file.${row.fileState === 'ready' ? 'none' : row.fileState}`),
  },
];
