import type { CaseDetail } from '@archway/contracts';
import { useSession, useText } from '@archway/platform';
import { isYours, turnText } from '../../case/turn-text.ts';
import styles from './case-summary.module.css';

/** Whom the case waits for, said beside its status. */
export function Turn({ detail }: { detail: Pick<CaseDetail, 'turn'> }) {
  const t = useText('cases');
  const { user } = useSession();
  const roles = user?.roles ?? [];
  const text = turnText(detail.turn, roles, t);
  return text ? <span className={isYours(detail.turn, roles) ? styles.yours : styles.whose}>{text}</span> : null;
}
