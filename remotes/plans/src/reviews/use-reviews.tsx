import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import {
  type ExpertStatus,
  type ListedPlan,
  type Review,
  type ReviewMachine,
  endpoints,
  expertStatusOf,
  reviewMachine,
} from '@archway/contracts';
import { call, invalidate, query, useActions, useText } from '@archway/platform';
import { VisitsDialog } from '../links/VisitsDialog.tsx';
import { refreshPlans } from '../plan/use-plan-machine.ts';
import { AskDialog } from './AskDialog.tsx';

/** Everything that shows reviews asks again. */
export const refreshReviews = (): Promise<unknown> => invalidate(endpoints.reviews.list);

const refresh = (): Promise<unknown> => Promise.all([refreshReviews(), refreshPlans()]);

export interface PlanReviews {
  /** Of a plan, newest first. */
  readonly of: (planId: string) => readonly Review[];
  /** How far the expert review of the case version is. */
  readonly expert: ExpertStatus | null;
  /** Opens the dialog that asks for a review; undefined where the reader may not. */
  readonly ask: (plan: ListedPlan) => (() => void) | undefined;
  readonly act: (action: 'revoke' | 'apply', review: Review) => void;
  readonly busy: boolean;
  readonly showVisits: (review: Review) => void;
  readonly dialog: ReactNode;
}

/** Reviews by link of the plans of a case version, with what the reader does about them. */
export function useReviews(key: { readonly caseId: string; readonly version: number }): PlanReviews {
  const t = useText('plans');
  const { data } = useQuery(query(endpoints.reviews.list, { query: key }));
  const [asked, setAsked] = useState<ListedPlan>();
  const [visited, setVisited] = useState<Review>();
  const machine = useActions<ReviewMachine, Review>({
    machine: reviewMachine,
    question: (action, { state, recipientName: name }) => {
      const about = action === 'apply' ? `apply.${state}` : action;
      return {
        title: t(`review.ask.${about}.title`, { name }),
        body: t(`review.ask.${about}.body`),
        okText: t(`review.action.${action}`),
      };
    },
    done: (action) => t(`review.acted.${action}`),
    send: (action, { reviewId }) =>
      call(action === 'apply' ? endpoints.reviews.apply : endpoints.reviews.revoke, { params: { reviewId } }),
    refresh,
  });
  return {
    of: (planId) => (data?.reviews ?? []).filter((review) => review.planId === planId),
    expert: expertStatusOf(data?.reviews ?? []),
    ask: (plan) => (data?.askable.includes(plan.planId) ? () => setAsked(plan) : undefined),
    act: (action, review) => void machine.take(action, review),
    busy: machine.taking !== null,
    showVisits: setVisited,
    dialog: asked ? (
      <AskDialog plan={asked} onAsked={() => void refresh()} onClose={() => setAsked(undefined)} />
    ) : visited ? (
      <VisitsDialog
        title={t('review.visits.title', { name: visited.recipientName })}
        log={query(endpoints.reviews.visits, { params: { reviewId: visited.reviewId } })}
        onClose={() => setVisited(undefined)}
      />
    ) : null,
  };
}
