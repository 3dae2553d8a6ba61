import { type LinkPass, usePageTitle, useText } from '@archway/platform';
import { CircleCheck, ErrorBox, LoadingSkeleton, Unplug } from '@archway/ui';
import { Note } from '../ortho/Note.tsx';
import { ReviewedPlan } from './ReviewedPlan.tsx';
import { Unlock } from './Unlock.tsx';
import { useReviewVisit } from './use-review-visit.ts';
import styles from './review.module.css';

/** What the link of a review opens: one plan, without a login. */
export default function ReviewScreen({ pass }: { pass: LinkPass }) {
  usePageTitle(useText('plans')('review.page.title'));
  return <Opened pass={pass} />;
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
