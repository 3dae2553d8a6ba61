import { Link } from 'react-router-dom';
import type { Finish, ListedPlan } from '@archway/contracts';
import { formatFullTime, formatListTime, usePhone, useText } from '@archway/platform';
import { StatusTag, TimeText } from '@archway/ui';
import { finishAt, finishTones } from './finish-at.ts';
import styles from '../plan/asked.module.css';

interface Props {
  plan: ListedPlan;
  /** Of this plan. */
  finishes: readonly Finish[];
}

/** What makes a plan ready for production: how far it is, by whom, and the way to it. */
export function FinishList({ plan, finishes }: Props) {
  const t = useText('plans');
  const awaited = plan.result === 'clinicallyPassed';
  const shown = finishes.filter(({ state, actions }) => state !== 'none' || actions.length > 0 || awaited);
  // One of the two is enough: what nobody has begun is no news beside what is completed.
  const done = shown.some(({ state }) => state === 'completed');
  const told = shown.filter(({ state, actions }) => !done || state !== 'none' || actions.length > 0);
  if (told.length === 0) return null;
  return (
    <ul className={styles.list} aria-label={t('finish.list')}>
      {told.map((finish) => (
        <FinishRow key={finish.kind} plan={plan} finish={finish} />
      ))}
    </ul>
  );
}

function FinishRow({ plan, finish }: { plan: ListedPlan; finish: Finish }) {
  const t = useText('plans');
  const phone = usePhone();
  const { kind, state, sha256, actions } = finish;
  const [who, at] =
    state === 'completed' ? [finish.completedBy, finish.completedAt] : [finish.workedBy, finish.workedAt];
  const open = actions.includes('start') ? 'start' : actions.includes('save') ? 'go' : sha256 ? 'look' : null;
  return (
    <li className={styles.asked} data-finish={kind}>
      <div className={styles.words}>
        <div className={styles.line}>
          <strong>{t(`finish.kind.${kind}`)}</strong>
          <StatusTag tone={finishTones[state]}>{t(`finish.state.${state}`)}</StatusTag>
          {finish.confirmed ? <StatusTag tone="success">{t('finish.confirmed')}</StatusTag> : null}
        </div>
        {at ? (
          <p className={styles.meta}>
            {who ? `${who} · ` : null}
            <TimeText iso={at} full={formatFullTime(at)}>
              {formatListTime(at)}
            </TimeText>
          </p>
        ) : null}
      </div>
      {open && !phone ? (
        <Link
          to={finishAt(plan, kind)}
          aria-label={t('finish.openOf', { what: t(`finish.kind.${kind}`), name: plan.name })}
        >
          {t(`finish.open.${open}`)}
        </Link>
      ) : null}
    </li>
  );
}
