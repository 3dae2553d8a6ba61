import { type AnalysedRow, landmarkOf } from '@archway/ceph';
import { formatNumber, useText } from '@archway/platform';
import { useWord } from '../words/use-word.ts';
import { normText, valueText } from './measure-text.ts';
import { RangeBar } from './RangeBar.tsx';
import styles from './analysis.module.css';

/** From so many standard deviations on a value is marked. */
const FAR = 2;

/** Measures of one analysis with norm and deviation; what is missing is said. */
export function AnalysisTable({ rows, name }: { rows: readonly AnalysedRow[]; name: string }) {
  const t = useText('cases');
  const word = useWord();
  return (
    <table className={styles.table} aria-label={name}>
      <thead>
        <tr>
          <th scope="col">{t('ceph.column.measure')}</th>
          <th scope="col">{t('ceph.column.value')}</th>
          <th scope="col">{t('ceph.column.norm')}</th>
          <th scope="col">{t('ceph.column.sd')}</th>
          <th scope="col">{t('ceph.column.range')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => {
          const { measure, value, norm, deviation } = row;
          return (
            <tr key={measure.key}>
              <th scope="row" title={word(measure.name)}>
                {measure.label}
              </th>
              <td className={styles.value}>{valueText(value, measure.unit)}</td>
              <td>{normText(norm)}</td>
              <td data-far={deviation !== null && Math.abs(deviation) >= FAR}>
                {formatNumber(deviation, { digits: 1 })}
              </td>
              <td>
                {value === null ? (
                  <Lacking row={row} />
                ) : norm ? (
                  <RangeBar value={value} norm={norm} />
                ) : (
                  t('ceph.noNorm')
                )}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

function Lacking({ row: { missing, uncalibrated } }: { row: AnalysedRow }) {
  const t = useText('cases');
  if (missing.length === 0) return uncalibrated ? t('ceph.uncalibrated') : null;
  const names = missing.map((key) => landmarkOf(key).abbreviation).join(', ');
  return <span title={t('ceph.missing', { name: names })}>{t('ceph.missing', { name: names })}</span>;
}
