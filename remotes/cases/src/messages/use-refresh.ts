import { useCallback } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { endpoints } from '@archway/contracts';
import { invalidateIn } from '@archway/platform';

/** Whoever shows messages, or how many of them are new, asks again; resolves when the answers are there. */
export function useRefresh(): () => Promise<void> {
  const queries = useQueryClient();
  return useCallback(async () => {
    const asked = [endpoints.messages.page, endpoints.messages.unread];
    await Promise.all(asked.map((endpoint) => invalidateIn(queries, endpoint)));
  }, [queries]);
}
