import { formatDay, formatFullTime, useText } from '@archway/platform';
import { StatusTag } from '@archway/ui';
import { dueState } from './due-state.ts';
import styles from './task.module.css';

/** Until when a design is promised, marked where that is over or today; a dash where nothing was promised. */
export function DueTime({ at }: { at: string | null }) {
  const t = useText('plans');
  if (at === null) return <>—</>;
  const state = dueState(at);
  return (
    <span className={styles.due} data-due={state}>
      <time dateTime={at} title={formatFullTime(at)}>
        {formatDay(at)}
      </time>
      {state === 'later' ? null : (
        <StatusTag tone={state === 'overdue' ? 'error' : 'warning'}>{t(`task.due.${state}`)}</StatusTag>
      )}
    </span>
  );
}
