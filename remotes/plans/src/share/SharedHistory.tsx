import type { SharedEvent } from '@archway/contracts';
import { formatProseDay, useText } from '@archway/platform';
import styles from './summary.module.css';

/** What happened until now, oldest first. */
export function SharedHistory({ events }: { events: readonly SharedEvent[] }) {
  const t = useText('plans');
  return (
    <section className={styles.summary}>
      <h2>{t('share.history.title')}</h2>
      {events.length === 0 ? (
        <p className={styles.note}>{t('share.history.none')}</p>
      ) : (
        <ol className={styles.events}>
          {events.map(({ what, at, version, upperSteps, lowerSteps }) => (
            <li key={`${at} ${what}`}>
              <time dateTime={at}>{formatProseDay(at)}</time>
              <span>
                {t(`share.history.${what}`, { num: version - 1 })}
                {upperSteps === null && lowerSteps === null
                  ? null
                  : ` ${t('share.history.steps', { upper: upperSteps ?? 0, lower: lowerSteps ?? 0 })}`}
              </span>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
