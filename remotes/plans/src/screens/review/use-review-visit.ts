import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  type Answer,
  type ReviewProtection,
  type ReviewedPlan,
  endpoints,
  type reviewVisitEndpoints,
} from '@archway/contracts';
import { ApiError, type LinkPass, call } from '@archway/platform';

const { reviewVisit } = endpoints;

/** Refusals after which the link leads nowhere any more. */
const over: readonly string[] = [
  ...['reviewLinkInvalid', 'reviewLinkExpired', 'reviewLinkRevoked', 'reviewLinkDone'],
  ...['reviewLinkViews', 'reviewPlanChanged'],
];
const isOver = (failure: unknown): failure is ApiError => failure instanceof ApiError && over.includes(failure.name);

export type Decided = Answer<typeof reviewVisitEndpoints.decide>;
export type Verdict = Decided['verdict'];
/** What the link asks for. */
export type Shown = { readonly password: string } | { readonly code: string };

interface Opened {
  readonly plan?: ReviewedPlan;
  /** It asks for something before it opens. */
  readonly locked?: Exclude<ReviewProtection, 'none'>;
}

/** The plan where this page has opened the link already, or where it asks for nothing; else what it asks for. */
async function open(pass: LinkPass): Promise<Opened> {
  try {
    return { plan: await call(reviewVisit.read, { body: { ...pass } }, { quiet: true }) };
  } catch (failure) {
    if (!(failure instanceof ApiError) || failure.name !== 'reviewLinkClosed') throw failure;
  }
  const { protection } = await call(reviewVisit.look, { body: { token: pass.token } }, { quiet: true });
  if (protection !== 'none') return { locked: protection };
  return { plan: await call(reviewVisit.enter, { body: { ...pass } }, { quiet: true }) };
}

export interface ReviewVisitUse extends Opened {
  /** Why the link leads nowhere any more. */
  readonly over: ApiError | null;
  /** Why it could not be opened; asking again may help. */
  readonly error: Error | null;
  readonly retry: () => void;
  readonly decided: Decided | null;
  /** @throws ApiError, which the form tells */
  readonly unlock: (shown: Shown) => Promise<void>;
  /** @throws ApiError, which the dialog tells */
  readonly decide: (verdict: Verdict, reason: string | null) => Promise<void>;
}

/** Opens a link, and decides by it. */
export function useReviewVisit(pass: LinkPass): ReviewVisitUse {
  const queries = useQueryClient();
  // The token itself is no key: keys are for everybody who looks at the cache.
  const queryKey = ['review-visit', pass.token.slice(0, 8)];
  const asked = useQuery({
    queryKey,
    queryFn: () => open(pass),
    retry: (count, failure) => !(failure instanceof ApiError) && count < 2,
    // A page that is looked at again is no other view.
    staleTime: Infinity,
  });
  const [decided, setDecided] = useState<Decided | null>(null);
  const [ended, setEnded] = useState<ApiError | null>(null);
  const guarded = async <T>(run: () => Promise<T>): Promise<T> =>
    run().catch((failure: unknown) => {
      if (isOver(failure)) setEnded(failure);
      throw failure;
    });
  return {
    ...asked.data,
    over: ended ?? (isOver(asked.error) ? asked.error : null),
    error: asked.error,
    retry: () => void asked.refetch(),
    decided,
    unlock: (shown) =>
      guarded(async () => {
        const plan = await call(reviewVisit.enter, { body: { ...pass, ...shown } }, { quiet: true });
        queries.setQueryData<Opened>(queryKey, { plan });
      }),
    decide: (verdict, reason) =>
      guarded(async () => {
        setDecided(await call(reviewVisit.decide, { body: { ...pass, verdict, reason } }, { quiet: true }));
      }),
  };
}
