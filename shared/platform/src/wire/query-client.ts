import { QueryClient } from '@tanstack/react-query';
import { ApiError } from './api-error.ts';

/** Refusals stay what they are; a request that got no answer is tried once more. */
function retry(failures: number, failure: Error): boolean {
  return failures < 1 && failure instanceof ApiError && failure.http === undefined && failure.name !== 'serviceTimeout';
}

/** The one cache of answers, shared by all roots of the page. Loaded with the first screen; the login has no queries. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { staleTime: 5_000, gcTime: 10 * 60_000, retry, refetchOnWindowFocus: false },
    mutations: { retry: false },
  },
});
