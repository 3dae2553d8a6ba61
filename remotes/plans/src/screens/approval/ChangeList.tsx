import { useState } from 'react';
import { type DifferenceRow, isOneOf, planMovements } from '@archway/contracts';
import { differenceOf, differenceQuantity, differenceValue, useNumbering, useText } from '@archway/platform';
import { Button, ChevronRight } from '@archway/ui';
import { type Change, changeGroups } from './change-groups.ts';
import styles from './approval.module.css';

interface Props {
  rows: readonly DifferenceRow[];
  /** There is an earlier plan, so that what was before is told as well. */
  compared: boolean;
  onShow: (row: DifferenceRow) => void;
}

/** So many of each kind are told before more is asked for. */
const FIRST = 3;

/** What changed, in words, by kind; each line leads to its tooth and stage. */
export function ChangeList({ rows, compared, onShow }: Props) {
  const t = useText('plans');
  const [all, setAll] = useState(false);
  const groups = changeGroups(rows);
  const hidden = groups.reduce((sum, { changes }) => sum + Math.max(0, changes.length - FIRST), 0);
  return (
    <>
      {groups.map(({ kind, changes }) => (
        <section key={kind} className={styles.group}>
          <h3>
            {t(`approval.kind.${kind}`)} <span>{changes.length}</span>
          </h3>
          <ul>
            {(all ? changes : changes.slice(0, FIRST)).map((change) => (
              <li key={change.of.toString()}>
                <Line change={change} compared={compared} onShow={onShow} />
              </li>
            ))}
          </ul>
        </section>
      ))}
      {hidden > 0 ? (
        <Button type="link" className={styles.more ?? ''} aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? t('approval.fewer') : t('approval.more', { count: hidden })}
        </Button>
      ) : null}
    </>
  );
}

function Line({ change: { of, rows }, compared, onShow }: Omit<Props, 'rows'> & { change: Change }) {
  const t = useText('plans');
  const words = useText('platform');
  const numbering = useNumbering();
  const said = (row: DifferenceRow): string => {
    const [before, after] = [differenceValue(words, row, row.before), differenceValue(words, row, row.after)];
    const value = compared ? t('approval.changed', { before, after }) : after;
    // A movement says its direction itself.
    return isOneOf(planMovements, row.quantity) && !compared
      ? value
      : t('review.page.item', { what: differenceQuantity(words, row.quantity), value });
  };
  return (
    <button type="button" className={styles.line} onClick={() => rows[0] && onShow(rows[0])}>
      <strong>{differenceOf(words, of, numbering)}</strong>
      <span>
        {rows.map((row) => (
          <span key={row.quantity}>{said(row)}</span>
        ))}
      </span>
      <ChevronRight aria-hidden />
    </button>
  );
}
