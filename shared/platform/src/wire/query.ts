import { QueryClient } from '@tanstack/react-query';
import type { Answer, CallInput, Endpoint } from '@archway/contracts';
import { ApiError } from './api-error.ts';
import { call } from './call.ts';
import type { CallArguments } from './call.ts';

/** Refusals stay what they are; a request that got no answer is tried once more. */
function retry(failures: number, failure: Error): boolean {
  return failures < 1 && failure instanceof ApiError && failure.http === undefined && failure.name !== 'serviceTimeout';
}

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { staleTime: 5_000, gcTime: 10 * 60_000, retry, refetchOnWindowFocus: false },
    mutations: { retry: false },
  },
});

/** For TanStack's `useQuery({ ...query(endpoints.cases.page, { query }), … })`. The failure is shown by the screen, not by a notice. */
export function query<E extends Endpoint>(endpoint: E, ...[input]: CallArguments<E>) {
  return {
    queryKey: [endpoint.id, input ?? null] as const,
    queryFn: ({ signal }: { signal: AbortSignal }): Promise<Answer<E>> =>
      call(endpoint, ...([input as CallInput<E>, { signal, quiet: true }] as CallArguments<E>)),
  };
}

/** Everything known of an endpoint is asked again where it is shown; of one input only, when it is given. */
export async function invalidate<E extends Endpoint>(endpoint: E, input?: CallInput<E>): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: input === undefined ? [endpoint.id] : [endpoint.id, input] });
}
