import type { CaseRow } from '@archway/contracts';
import { useNumbering, useText } from '@archway/platform';
import { type AskedField, askedText } from './asked-words.ts';
import styles from './case-columns.module.css';

/** One thing that the service of a case asks for; what finds no room is read on hover. */
export function AskedCell({ row, field }: { row: Pick<CaseRow, 'asked'>; field: AskedField }) {
  const t = useText('cases');
  const text = askedText(row, field, t, useNumbering());
  return (
    <span className={styles.asked} title={text}>
      {text || '—'}
    </span>
  );
}
