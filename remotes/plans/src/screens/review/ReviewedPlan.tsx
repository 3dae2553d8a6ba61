import { useMemo, useState } from 'react';
import type { ReviewedPlan as Reviewed } from '@archway/contracts';
import { type LinkPass, Slot, formatDateTime, useSlotOffers, useText } from '@archway/platform';
import { Button, Check } from '@archway/ui';
import { DecideDialog } from './DecideDialog.tsx';
import { PlanFacts } from './PlanFacts.tsx';
import { PlannedTable } from './PlannedTable.tsx';
import { reviewedSource } from './reviewed-source.ts';
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
      <Animation reviewed={reviewed} pass={pass} />
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

/** The teeth in motion, where somebody draws them. */
function Animation({ reviewed: { plan }, pass }: Pick<Props, 'reviewed' | 'pass'>) {
  const offers = useSlotOffers('plan.animation');
  const source = useMemo(() => reviewedSource(plan, pass), [plan, pass]);
  if (offers.length === 0) return null;
  return (
    <div className={styles.animation}>
      <Slot name="plan.animation" props={{ source }} />
    </div>
  );
}
