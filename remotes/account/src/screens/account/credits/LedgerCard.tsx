import type { LedgerRow } from '@archway/contracts';
import { formatListTime, useText } from '@archway/platform';
import { PhoneCard } from '@archway/ui';
import { Purpose, kindName } from './ledger-columns.tsx';
import { amountText, operatorOf, unitText } from './ledger-words.ts';
import styles from './credits.module.css';

/** A movement on a phone. */
export function LedgerCard({ row }: { row: LedgerRow }) {
  const t = useText('account');
  return (
    <PhoneCard
      title={kindName(row)}
      time={formatListTime(row.time)}
      description={<Purpose row={row} t={t} />}
      status={
        <span className={styles.amounts}>
          <span className={row.amount > 0 ? styles.in : styles.out}>{amountText(t, row)}</span>
          <span className={styles.patient}>
            {t('ledger.balance')} {unitText(t, row.unit, row.balance)}
          </span>
        </span>
      }
      note={operatorOf(t, row)}
      action={<span className={styles.record}>{row.recordCode}</span>}
    />
  );
}
