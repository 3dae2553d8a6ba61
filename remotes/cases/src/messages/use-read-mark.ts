import { useEffect, useRef, useSyncExternalStore } from 'react';
import { endpoints } from '@archway/contracts';
import { call } from '@archway/platform';
import { useRefresh } from './use-refresh.ts';

function follow(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}
const isVisible = (): boolean => document.visibilityState === 'visible';

/** Tells the server that what is shown was read, as long as somebody can see it. */
export function useReadMark(caseId: string, newest: number, lastRead: number): void {
  const told = useRef(0);
  const refresh = useRefresh();
  const visible = useSyncExternalStore(follow, isVisible);
  useEffect(() => {
    if (!visible || newest <= Math.max(lastRead, told.current)) return;
    told.current = newest;
    call(endpoints.messages.read, { body: { caseId, seq: newest } }, { quiet: true }).then(
      refresh,
      // The next message, or a look at the page, tries again.
      () => (told.current = 0),
    );
  }, [caseId, newest, lastRead, visible, refresh]);
}
