import type { PlanAssists } from '../assist/use-assists.tsx';
import type { PlanDesigns } from '../design/use-designs.tsx';
import type { PlanFinishes } from '../finish/use-finishes.ts';
import type { PlanReviews } from '../reviews/use-reviews.tsx';
import type { PlanShares } from '../share/use-shares.tsx';
import type { PlanDialogs } from './use-plan-dialogs.tsx';

/** What the reader does with the plans of a case version, besides reading them. */
export interface PlanUse {
  readonly dialogs: PlanDialogs;
  readonly reviews: PlanReviews;
  readonly shares: PlanShares;
  readonly assists: PlanAssists;
  readonly designs: PlanDesigns;
  readonly finishes: PlanFinishes;
}
