import type { ReviewState, StatusTone } from '@archway/contracts';

/** How the state of a review is drawn: amber where whoever asked has something to do. */
export const reviewTones: Readonly<Record<ReviewState, StatusTone>> = {
  pending: 'info',
  reviewing: 'info',
  passed: 'warning',
  failed: 'warning',
  passApplied: 'success',
  failApplied: 'error',
  expired: 'neutral',
  revoked: 'neutral',
};
