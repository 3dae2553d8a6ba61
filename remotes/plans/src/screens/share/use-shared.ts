import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type Answer, endpoints } from '@archway/contracts';
import { ApiError, type LinkPass, call } from '@archway/platform';

/** Refusals after which the link leads nowhere any more. */
const over: readonly string[] = ['shareLinkInvalid', 'shareLinkExpired', 'shareLinkRevoked', 'sharePlanChanged'];
const isOver = (failure: unknown): failure is ApiError => failure instanceof ApiError && over.includes(failure.name);
/** Also of a page that was open: the link got another password, or the visit is over. */
const isLocked = (failure: unknown): boolean => failure instanceof ApiError && failure.name === 'linkLocked';

/** Before the addresses of the photos end. A page that is looked at again is no other view. */
const ASK_AGAIN_MS = 600_000;

/** What a link shows. */
export function useShared(pass: LinkPass): {
  readonly shared: Answer<typeof endpoints.shareVisit.open> | undefined;
  /** Why the link leads nowhere any more. */
  readonly over: ApiError | null;
  /** It asks for a password: opens it with one. @throws ApiError, which the form tells */
  readonly unlock: ((shown: { readonly password: string }) => Promise<void>) | null;
  /** Why it could not be opened; asking again may help. */
  readonly error: Error | null;
  readonly retry: () => void;
} {
  const queries = useQueryClient();
  // The token itself is no key: keys are for everybody who looks at the cache.
  const queryKey = ['shared', pass.token.slice(0, 8)];
  const [ended, setEnded] = useState<ApiError | null>(null);
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: () => call(endpoints.shareVisit.open, { body: { ...pass } }, { quiet: true }),
    retry: (count, failure) => !(failure instanceof ApiError) && count < 2,
    staleTime: ASK_AGAIN_MS,
    // What waits for a password is not asked again: that would take the field away from whoever is typing it.
    refetchInterval: ({ state }) => (isLocked(state.error) ? false : ASK_AGAIN_MS),
  });
  const unlock = async (shown: { readonly password: string }): Promise<void> => {
    try {
      const opened = await call(endpoints.shareVisit.open, { body: { ...pass, ...shown } }, { quiet: true });
      queries.setQueryData(queryKey, opened);
    } catch (failure) {
      if (isOver(failure)) setEnded(failure);
      throw failure;
    }
  };
  return {
    shared: data,
    over: ended ?? (isOver(error) ? error : null),
    unlock: isLocked(error) ? unlock : null,
    error,
    retry: () => void refetch(),
  };
}
