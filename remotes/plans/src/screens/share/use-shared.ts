import { useQuery } from '@tanstack/react-query';
import { type Answer, endpoints } from '@archway/contracts';
import { ApiError, type LinkPass, call } from '@archway/platform';

/** Refusals after which the link leads nowhere any more. */
const over: readonly string[] = ['shareLinkInvalid', 'shareLinkExpired', 'shareLinkRevoked', 'sharePlanChanged'];

/** Before the addresses of the photos end. A page that is looked at again is no other view. */
const ASK_AGAIN_MS = 600_000;

/** What a link shows. */
export function useShared(pass: LinkPass): {
  readonly shared: Answer<typeof endpoints.shareVisit.open> | undefined;
  /** Why the link leads nowhere any more. */
  readonly over: ApiError | null;
  /** Why it could not be opened; asking again may help. */
  readonly error: Error | null;
  readonly retry: () => void;
} {
  const { data, error, refetch } = useQuery({
    // The token itself is no key: keys are for everybody who looks at the cache.
    queryKey: ['shared', pass.token.slice(0, 8)],
    queryFn: () => call(endpoints.shareVisit.open, { body: { ...pass } }, { quiet: true }),
    retry: (count, failure) => !(failure instanceof ApiError) && count < 2,
    staleTime: ASK_AGAIN_MS,
    refetchInterval: ASK_AGAIN_MS,
  });
  const ended = error instanceof ApiError && over.includes(error.name) ? error : null;
  return { shared: data, over: ended, error, retry: () => void refetch() };
}
