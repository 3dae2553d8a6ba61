import { useInfiniteQuery } from '@tanstack/react-query';
import { endpoints } from '@archway/contracts';
import { call, useServerEvent } from '@archway/platform';

const { page } = endpoints.messages;

/** The conversation about a case, as far as it was loaded, oldest first; it follows what others write. */
export function useMessages(caseId: string) {
  const pages = useInfiniteQuery({
    queryKey: [page.id, { query: { caseId } }, 'conversation'],
    queryFn: ({ pageParam: before, signal }) =>
      call(page, { query: { caseId, ...(before !== null && { before }) } }, { signal, quiet: true }),
    initialPageParam: null as number | null,
    getNextPageParam: ({ older }) => older,
    // What is new is told by the state that the reader finds when they come.
    gcTime: 0,
  });
  useServerEvent('case.message', (changed) => {
    if (changed.caseId === caseId) void pages.refetch();
  });
  const newest = pages.data?.pages[0];
  const messages = (pages.data?.pages ?? []).flatMap(({ rows }) => rows).reverse();
  return { pages, messages, newest };
}
