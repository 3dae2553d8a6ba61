import { useCallback, useState } from 'react';
import { type ReviewedPlan as Reviewed, endpoints } from '@archway/contracts';
import { type LinkPass, call, formatDateTime, useText } from '@archway/platform';
import { Button, Check } from '@archway/ui';
import { LinkedAnimation } from '../../links/LinkedAnimation.tsx';
import { DecideDialog } from './DecideDialog.tsx';
import { PlanFacts } from './PlanFacts.tsx';
import { PlannedTable } from './PlannedTable.tsx';
import type { Verdict } from './use-review-visit.ts';
import styles from './review.module.css';

interface Props {
  reviewed: Reviewed;
  pass: LinkPass;
  /** @throws ApiError, which the dialog tells */
  onDecide: (verdict: Verdict, reason: string | null) => Promise<void>;
}

/** One plan as its reviewer reads it: what is asked, what it does, and the two ways to answer. */
export function ReviewedPlan({ reviewed, pass, onDecide }: Props) {
  const t = useText('plans');
  const [deciding, setDeciding] = useState<Verdict>();
  const { plan, question } = reviewed;
  const version = t('version', { num: plan.number });
  const fetchCredentials = useCallback(
    () => call(endpoints.reviewVisit.storage, { body: { ...pass } }, { quiet: true }),
    [pass],
  );
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>{t('review.page.heading', { version, name: plan.name })}</h1>
        <p>
          {[
            t('review.page.case', { number: reviewed.ptNo }),
            ...(reviewed.patientName ? [reviewed.patientName] : []),
            t('review.page.askedBy', { name: reviewed.askedBy }),
          ].join(' · ')}
        </p>
      </header>
      <LinkedAnimation plan={plan} className={styles.animation} fetchCredentials={fetchCredentials} />
      {question ? (
        <p className={styles.question}>
          <strong>{t('review.page.question')}</strong> {question}
        </p>
      ) : null}
      <PlanFacts plan={plan} />
      <PlannedTable rows={reviewed.planned} />
      <footer className={styles.bar}>
        <p>
          {t('review.page.for', {
            ...{ name: reviewed.recipientName, time: formatDateTime(reviewed.expiresAt) },
            ...{ num: reviewed.views, max: reviewed.maxViews },
          })}
        </p>
        <div className={styles.answers}>
          <Button size="large" danger onClick={() => setDeciding('reject')}>
            {t('review.page.return')}
          </Button>
          <Button size="large" type="primary" icon={<Check aria-hidden />} onClick={() => setDeciding('pass')}>
            {t('review.page.pass', { version })}
          </Button>
        </div>
      </footer>
      {deciding ? (
        <DecideDialog
          key={deciding}
          verdict={deciding}
          name={plan.name}
          onOk={(reason) => onDecide(deciding, reason)}
          onCancel={() => setDeciding(undefined)}
        />
      ) : null}
    </div>
  );
}
