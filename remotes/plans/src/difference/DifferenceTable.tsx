import type { DifferenceRow } from '@archway/contracts';
import { useNumbering, useText } from '@archway/platform';
import { ofText, valueText } from './difference-text.ts';
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
            <th scope="row">{ofText(t, row.of, numbering)}</th>
            <td>{t(`difference.quantity.${row.quantity}`)}</td>
            <td>{valueText(t, row, row.before)}</td>
            <td className={styles.after}>{valueText(t, row, row.after)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
