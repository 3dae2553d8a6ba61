import type { DifferenceRow } from '@archway/contracts';
import { useNumbering, useText } from '@archway/platform';
import { plannedRows } from './planned-rows.ts';
import styles from './review.module.css';

/** What the plan does with the teeth as they were scanned, tooth by tooth in words. */
export function PlannedTable({ rows }: { rows: readonly DifferenceRow[] }) {
  const t = useText('plans');
  const numbering = useNumbering();
  const planned = plannedRows(t, useText('platform'), rows, numbering);
  return (
    <section className={styles.planned}>
      <h2>{t('review.page.planned')}</h2>
      {planned.length === 0 ? (
        <p>{t('review.page.nothingPlanned')}</p>
      ) : (
        <table>
          <thead>
            <tr>
              <th scope="col">{t('difference.of')}</th>
              <th scope="col">{t('review.page.what')}</th>
            </tr>
          </thead>
          <tbody>
            {planned.map(({ of, what }) => (
              <tr key={of}>
                <th scope="row">{of}</th>
                <td>{what.join(' · ')}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
