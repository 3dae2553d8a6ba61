import type { Review } from '@archway/contracts';
import { formatDateTime, formatFullTime, formatListTime, useText } from '@archway/platform';
import { Button, StatusTag, TimeText } from '@archway/ui';
import { reviewTones } from './review-tag.ts';
import type { PlanReviews } from './use-reviews.tsx';
import styles from '../plan/asked.module.css';

interface Props {
  /** Of one plan, newest first. */
  reviews: readonly Review[];
  use: Pick<PlanReviews, 'act' | 'busy' | 'showVisits'>;
}

/** Who was asked to review a plan, how far each is, and what was said. */
export function ReviewList({ reviews, use }: Props) {
  const t = useText('plans');
  if (reviews.length === 0) return null;
  return (
    <ul className={styles.list} aria-label={t('review.list')}>
      {reviews.map((review) => (
        <li key={review.reviewId} className={styles.asked}>
          <div className={styles.words}>
            <div className={styles.line}>
              <strong>{t('review.of', { kind: t(`review.kind.${review.kind}`), name: review.recipientName })}</strong>
              <StatusTag tone={reviewTones[review.state]}>{t(`review.state.${review.state}`)}</StatusTag>
            </div>
            <p className={styles.meta}>
              <Facts review={review} />
            </p>
            {review.question && <p className={styles.meta}>{t('review.asked', { question: review.question })}</p>}
            {review.reason && <p className={styles.said}>{review.reason}</p>}
          </div>
          <div className={styles.actions}>
            {review.actions.map((action) => (
              <Button
                key={action}
                size="small"
                danger={action === 'revoke'}
                disabled={use.busy}
                onClick={() => use.act(action, review)}
              >
                {t(`review.action.${action}`)}
              </Button>
            ))}
            <Button size="small" type="text" onClick={() => use.showVisits(review)}>
              {t('review.visits.open')}
            </Button>
          </div>
        </li>
      ))}
    </ul>
  );
}

function Facts({ review }: { review: Review }) {
  const t = useText('plans');
  const open = review.state === 'pending' || review.state === 'reviewing';
  const at = review.appliedAt ?? review.decidedAt ?? review.askedAt;
  return (
    <>
      {[
        t('review.askedBy', { name: review.askedBy }),
        t('review.viewsOf', { count: review.views, max: review.maxViews }),
        ...(open ? [t('review.until', { time: formatDateTime(review.expiresAt) })] : []),
      ].join(' · ')}
      {' · '}
      <TimeText iso={at} full={formatFullTime(at)}>
        {formatListTime(at)}
      </TimeText>
    </>
  );
}
