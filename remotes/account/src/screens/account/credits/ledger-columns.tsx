import { type LedgerRow, ledgerKinds } from '@archway/contracts';
import { type TextFunction, formatDateTime, formatFullTime } from '@archway/platform';
import type { ListColumn } from '@archway/ui/data';
import { Link } from 'react-router-dom';
import { amountText, nameIn, operatorOf, purposeOf, unitText } from './ledger-words.ts';
import styles from './credits.module.css';

/** The name of a change type. */
export const kindName = ({ kind }: LedgerRow): string => nameIn(ledgerKinds, kind) ?? kind;

/** What it was for, as words, or as a way to the case for whoever may see it. */
export function Purpose({ row, t }: { row: LedgerRow; t: TextFunction }) {
  const words = purposeOf(t, row);
  const { caseId, caseVersion, patientName } = row;
  return (
    <span title={patientName ? `${words} · ${patientName}` : words}>
      {caseId === null ? words : <Link to={`/patient-detail/${caseId}/${caseVersion ?? 1}`}>{words}</Link>}
      {patientName === null ? null : <span className={styles.patient}> · {patientName}</span>}
    </span>
  );
}

export const ledgerColumns = (t: TextFunction): ListColumn<LedgerRow>[] => [
  {
    key: 'time',
    title: t('ledger.time'),
    width: 172,
    className: styles.figures ?? '',
    render: (_, { time }) => (
      <time dateTime={time} title={formatFullTime(time)}>
        {formatDateTime(time)}
      </time>
    ),
  },
  {
    key: 'change',
    title: t('ledger.change'),
    width: 150,
    minWidth: 130,
    className: styles.change ?? '',
    render: (_, row) => kindName(row),
  },
  {
    key: 'for',
    title: t('ledger.for'),
    width: 240,
    minWidth: 150,
    grow: true,
    render: (_, row) => <Purpose row={row} t={t} />,
  },
  {
    key: 'by',
    title: t('ledger.by'),
    width: 130,
    minWidth: 100,
    priority: 2,
    render: (_, row) => <span title={row.operatorAccount ?? undefined}>{operatorOf(t, row)}</span>,
  },
  {
    key: 'amount',
    title: t('ledger.amount'),
    width: 100,
    align: 'right',
    render: (_, row) => <span className={row.amount > 0 ? styles.in : styles.out}>{amountText(t, row)}</span>,
  },
  {
    key: 'balance',
    title: t('ledger.balance'),
    width: 100,
    priority: 1,
    align: 'right',
    className: styles.figures ?? '',
    render: (_, { unit, balance }) => unitText(t, unit, balance),
  },
  {
    key: 'record',
    title: t('ledger.record'),
    width: 100,
    priority: 3,
    align: 'right',
    className: styles.record ?? '',
    render: (_, row) => row.recordCode,
  },
];
