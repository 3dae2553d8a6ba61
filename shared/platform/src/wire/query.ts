import type { QueryClient } from '@tanstack/react-query';
import type { Answer, CallInput, Endpoint } from '@archway/contracts';
import { call } from './call.ts';
import type { CallArguments } from './call.ts';

/**
 * For TanStack's `useQuery({ ...query(endpoints.cases.page, { query }), … })`. The failure is shown by the screen, in
 * its box, not by a notice.
 */
export function query<E extends Endpoint>(endpoint: E, ...[input]: CallArguments<E>) {
  return {
    queryKey: [endpoint.id, input ?? null] as const,
    queryFn: ({ signal }: { signal: AbortSignal }): Promise<Answer<E>> =>
      call(endpoint, ...([input as CallInput<E>, { signal, quiet: true }] as CallArguments<E>)),
  };
}

/**
 * Everything known of an endpoint is asked again where it is shown; of one input only, when it is given. So is what is
 * being asked for the first time: the library would wait for that answer, which may be of before.
 */
export async function invalidateIn<E extends Endpoint>(
  queries: QueryClient,
  endpoint: E,
  input?: CallInput<E>,
): Promise<void> {
  const asked = { queryKey: input === undefined ? [endpoint.id] : [endpoint.id, input] };
  const shown = queries.getQueryCache().findAll({ ...asked, type: 'active', fetchStatus: 'fetching' });
  // Whoever waits for such an answer gets that of the question which takes its place.
  for (const first of shown) if (first.state.data === undefined) void first.cancel({ silent: true });
  await queries.invalidateQueries(asked);
}

/** The same where no screen is at hand: in the one cache of the page. */
export async function invalidate<E extends Endpoint>(endpoint: E, input?: CallInput<E>): Promise<void> {
  const { queryClient } = await import('./query-client.ts');
  await invalidateIn(queryClient, endpoint, input);
}
