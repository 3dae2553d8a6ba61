import { useEffect, useState } from 'react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { PRESENCE_BEAT_SECONDS, type PresenceDoing, type PresentPerson, endpoints } from '@archway/contracts';
import { call, query, useServerEvent } from '@archway/platform';
import { randomId } from '@archway/storage';
import type { CaseKey } from '../case/case-address.ts';

const { presence } = endpoints;

/**
 * Says that this page shows a case as long as somebody can see it, and tells who else has it open. What cannot be told is
 * not shown: nobody's work waits for it.
 */
export function usePresence(caseKey: CaseKey, doing: PresenceDoing): readonly PresentPerson[] {
  const [pageId] = useState(randomId);
  const { caseId, version } = caseKey;
  const there = useQuery({
    ...query(presence.here, { body: { caseId, version, pageId, doing } }),
    // Not while the tab is hidden: then nobody looks at the case.
    refetchInterval: PRESENCE_BEAT_SECONDS * 1000,
    gcTime: 0,
    // Who begins to edit goes on seeing the others while that is told.
    placeholderData: keepPreviousData,
    staleTime: 0,
    retry: false,
  });
  const { refetch } = there;
  useServerEvent('case.presence', (changed) => {
    if (changed.caseId === caseId) void refetch();
  });
  useEffect(() => {
    // Sent even when the page is closed.
    const options = { quiet: true, keepalive: true };
    const leave = (): void => void call(presence.gone, { body: { pageId } }, options).catch(() => null);
    const changed = (): void => (document.visibilityState === 'hidden' ? leave() : void refetch());
    document.addEventListener('visibilitychange', changed);
    // Not every browser hides a page that goes to another one.
    window.addEventListener('pagehide', leave);
    return () => {
      document.removeEventListener('visibilitychange', changed);
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, [pageId, caseId, refetch]);
  return there.data ?? [];
}
