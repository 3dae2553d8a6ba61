import type { Assist } from '@archway/contracts';
import { formatFullTime, formatListTime, useText } from '@archway/platform';
import { Button, StatusTag, TimeText } from '@archway/ui';
import { assistTag, assistTone } from './assist-tag.ts';
import type { PlanAssists } from './use-assists.tsx';
import styles from '../plan/asked.module.css';

interface Props {
  /** Of one plan, newest first. */
  assists: readonly Assist[];
  use: Pick<PlanAssists, 'withdraw' | 'busy'>;
}

/** Help with the audit of a plan: what was asked, and what was advised. */
export function AssistList({ assists, use }: Props) {
  const t = useText('plans');
  if (assists.length === 0) return null;
  return (
    <ul className={styles.list} aria-label={t('assist.list')}>
      {assists.map((assist) => (
        <li key={assist.assistId} className={styles.asked}>
          <div className={styles.words}>
            <div className={styles.line}>
              <strong>{t('assist.of', { name: assist.designCenterName || t('assist.elsewhere') })}</strong>
              <StatusTag tone={assistTone(assist)}>{t(assistTag(assist))}</StatusTag>
              {assist.outdated && assist.state !== 'withdrawn' ? (
                <StatusTag tone="neutral">{t('assist.outdated')}</StatusTag>
              ) : null}
            </div>
            <AssistFacts assist={assist} />
            {assist.question && <p className={styles.meta}>{t('assist.asked', { question: assist.question })}</p>}
            {assist.answer && <p className={styles.said}>{assist.answer}</p>}
          </div>
          {assist.actions.includes('withdraw') ? (
            <Button size="small" disabled={use.busy} onClick={() => use.withdraw(assist)}>
              {t('assist.action.withdraw')}
            </Button>
          ) : null}
        </li>
      ))}
    </ul>
  );
}

/** Who asked, who looks at it or did, and when that was. */
export function AssistFacts({ assist }: { assist: Assist }) {
  const t = useText('plans');
  const at = assist.answeredAt ?? assist.takenAt ?? assist.askedAt;
  return (
    <p className={styles.meta}>
      {[
        t('assist.askedBy', { name: assist.askedBy }),
        ...(assist.takenBy ? [t(`assist.by.${assist.state}`, { name: assist.takenBy })] : []),
      ].join(' · ')}
      {' · '}
      <TimeText iso={at} full={formatFullTime(at)}>
        {formatListTime(at)}
      </TimeText>
    </p>
  );
}
