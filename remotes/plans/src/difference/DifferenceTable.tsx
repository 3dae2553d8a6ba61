import type { DifferenceRow } from '@archway/contracts';
import { differenceOf, differenceQuantity, differenceValue, useNumbering, useText } from '@archway/platform';
import styles from './difference.module.css';

interface Props {
  rows: readonly DifferenceRow[];
  /** Names of the plans. */
  before: string;
  after: string;
}

/** What two plans differ in, a line for each tooth, contact or jaw and what of it is different. */
export function DifferenceTable({ rows, before, after }: Props) {
  const t = useText('plans');
  const words = useText('platform');
  const numbering = useNumbering();
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{t('difference.of')}</th>
          <th scope="col">{t('difference.what')}</th>
          <th scope="col">{before}</th>
          <th scope="col">{after}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={`${row.of.toString()} ${row.quantity}`}>
            <th scope="row">{differenceOf(words, row.of, numbering)}</th>
            <td>{differenceQuantity(words, row.quantity)}</td>
            <td>{differenceValue(words, row, row.before)}</td>
            <td className={styles.after}>{differenceValue(words, row, row.after)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
