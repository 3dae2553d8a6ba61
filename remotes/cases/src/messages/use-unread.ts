import { useQuery } from '@tanstack/react-query';
import { endpoints } from '@archway/contracts';
import { query, useServerEvent } from '@archway/platform';

/** How many messages about a case its reader has not read; what cannot be told is not shown. */
export function useUnread(caseId: string, enabled: boolean): number {
  const asked = query(endpoints.messages.unread, { query: { caseId } });
  const { data, refetch } = useQuery({ ...asked, enabled, retry: false });
  useServerEvent('case.message', (changed) => {
    if (enabled && changed.caseId === caseId) void refetch();
  });
  return data?.unread ?? 0;
}
