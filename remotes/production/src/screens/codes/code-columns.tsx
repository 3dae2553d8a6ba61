import type { KeptCode } from '@archway/contracts';
import { ListTime, type TextFunction } from '@archway/platform';
import { Button } from '@archway/ui';
import { type ListColumn, TwoLines } from '@archway/ui/data';
import { pieceText } from './piece-words.ts';
import styles from './codes.module.css';

/** A code with the appliance that it names, the plan behind it, and where it went. */
export const codeColumns = (t: TextFunction, onOpen: (code: string) => void): ListColumn<KeptCode>[] => [
  {
    key: 'code',
    title: t('codes.code'),
    width: 220,
    minWidth: 190,
    grow: true,
    render: (_value, row) => (
      <Button type="link" size="small" className={styles.code ?? ''} onClick={() => onOpen(row.code)}>
        {row.code}
      </Button>
    ),
  },
  {
    key: 'patient',
    title: t('column.patient'),
    width: 170,
    minWidth: 130,
    render: (_value, row) => (
      <TwoLines title={row.patientName} second={row.ptNo}>
        {row.patientName}
      </TwoLines>
    ),
  },
  { key: 'piece', title: t('codes.piece'), width: 130, render: (_value, row) => pieceText(row, t) },
  {
    key: 'plan',
    title: t('codes.planHash'),
    width: 140,
    priority: 2,
    className: styles.figures ?? '',
    render: (_value, row) => <span title={row.planHash ?? undefined}>{row.planHash?.slice(0, 12) ?? '—'}</span>,
  },
  {
    key: 'made',
    title: t('codes.issued'),
    width: 170,
    minWidth: 140,
    priority: 1,
    render: (_value, row) => (
      <TwoLines second={t('codes.times', { count: row.times, name: row.issuedBy })}>
        <ListTime at={row.issuedAt} />
      </TwoLines>
    ),
  },
  {
    key: 'parcel',
    title: t('codes.parcel'),
    width: 170,
    minWidth: 120,
    priority: 3,
    render: (_value, row) => row.trackingNo ?? '—',
  },
];
