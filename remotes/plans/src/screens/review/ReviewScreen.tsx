import { type ReactNode, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { ORTHO_PATH } from '@archway/contracts';
import { type LinkPass, appHistory, linkPassOf, usePageTitle, useText } from '@archway/platform';
import { CircleCheck, EmptyState, ErrorBox, LoadingSkeleton, Unplug } from '@archway/ui';
import { ReviewedPlan } from './ReviewedPlan.tsx';
import { Unlock } from './Unlock.tsx';
import { useReviewVisit } from './use-review-visit.ts';
import styles from './review.module.css';

const KEY = 'archway.reviewPass';

/** What the link of a review opens: one plan, without a login. */
export default function ReviewScreen() {
  const t = useText('plans');
  const { hash } = useLocation();
  const [pass, setPass] = useState(() => linkPassOf(hash, KEY));
  usePageTitle(t('review.page.title'));
  useEffect(() => {
    if (hash === '') return;
    setPass(linkPassOf(hash, KEY));
    // Neither the address bar nor the history keeps what opens the plan.
    appHistory.replace(ORTHO_PATH);
  }, [hash]);
  return pass ? (
    <Opened key={pass.token} pass={pass} />
  ) : (
    <Note icon={<Unplug />} title={t('review.page.overTitle')} body={t('review.page.noToken')} />
  );
}

function Opened({ pass }: { pass: LinkPass }) {
  const t = useText('plans');
  const use = useReviewVisit(pass);
  if (use.decided)
    return (
      <Note
        icon={<CircleCheck />}
        title={t(`review.page.done.${use.decided.verdict}`)}
        body={t('review.page.doneBody', { name: use.decided.askedBy })}
      />
    );
  if (use.over)
    return use.over.name === 'reviewLinkDone' ? (
      <Note icon={<CircleCheck />} title={t('review.page.doneBefore')} body={use.over.message} />
    ) : (
      <Note icon={<Unplug />} title={t('review.page.overTitle')} body={use.over.message} />
    );
  if (use.plan) return <ReviewedPlan reviewed={use.plan} pass={pass} onDecide={use.decide} />;
  if (use.locked) return <Unlock protection={use.locked} pass={pass} onUnlock={use.unlock} />;
  return (
    <div className={styles.page}>
      {use.error ? (
        <ErrorBox title={t('review.page.failed')} error={use.error} onRetry={use.retry} />
      ) : (
        <LoadingSkeleton variant="card" rows={8} />
      )}
    </div>
  );
}

function Note({ icon, title, body }: { icon: ReactNode; title: string; body: string }) {
  return (
    <div className={styles.note}>
      <EmptyState icon={icon} title={<h1>{title}</h1>} body={body} />
    </div>
  );
}
