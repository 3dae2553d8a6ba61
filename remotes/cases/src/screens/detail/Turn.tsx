import { type CaseDetail, isTurnOf } from '@archway/contracts';
import { useText } from '@archway/platform';
import { turnText } from '../../case/turn-text.ts';
import styles from './case-summary.module.css';

/** Whom the case waits for, said beside its status. */
export function Turn({ detail }: { detail: Pick<CaseDetail, 'turn' | 'roles' | 'unfinished'> }) {
  const t = useText('cases');
  const text = turnText(detail, t);
  return text ? (
    <span className={isTurnOf(detail.turn, detail.roles) ? styles.yours : styles.whose}>{text}</span>
  ) : null;
}
