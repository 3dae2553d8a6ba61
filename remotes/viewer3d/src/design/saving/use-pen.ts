import { useCallback, useEffect, useRef, useState } from 'react';
import { PEN_BEAT_SECONDS, type PenHolder, endpoints } from '@archway/contracts';
import { call, requestKey, useServerEvent } from '@archway/platform';
import type { PlanPlace } from './use-saving.ts';

export interface Pen {
  /** `asking` until the first answer. */
  readonly state: 'asking' | 'mine' | 'other' | 'free';
  readonly holder: PenHolder | null;
  /** Asks for it: where nobody holds it any more, or the reader on another page. */
  readonly take: () => void;
}

type Wish = 'look' | 'keep' | 'over';

/** The pen of a plan for as long as the page is open: taken where it is free, kept by a word from time to time. */
export function usePen({ caseId, version, planId }: PlanPlace): Pen {
  const [pageId] = useState(requestKey);
  const [holder, setHolder] = useState<PenHolder | null>();
  const mine = useRef(false);
  /** The reader held it, here or on another page. */
  const own = useRef(false);
  const again = useRef<(wish: Wish) => Promise<void>>(() => Promise.resolve());
  const ask = useCallback(
    async (wish: Wish): Promise<void> => {
      const body = { caseId, version, planId, pageId, wish };
      try {
        const { holder: now } = await call(endpoints.plans.takePen, { body }, { quiet: true });
        mine.current = now?.here ?? false;
        setHolder(now);
        // A page that was loaded anew finds the one before it leaving, or not heard of any more.
        const left = now === null ? own.current : wish === 'look' && now.self && now.gone;
        own.current = now?.self ?? false;
        if (left) void again.current('keep');
      } catch {
        // Not heard of: whoever had it has it, as far as is known, and the server asks when something is saved.
      }
    },
    [caseId, version, planId, pageId],
  );
  useEffect(() => {
    again.current = ask;
    void ask('keep');
    // Whoever only reads takes it by asking, and not by having waited.
    const beat = setInterval(() => void ask(mine.current ? 'keep' : 'look'), PEN_BEAT_SECONDS * 1000);
    const leave = (): void => {
      if (!mine.current) return;
      mine.current = false;
      const body = { caseId, version, planId, pageId };
      call(endpoints.plans.releasePen, { body }, { quiet: true, keepalive: true }).catch(() => undefined);
    };
    window.addEventListener('pagehide', leave);
    return () => {
      clearInterval(beat);
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, [ask, caseId, version, planId, pageId]);
  useServerEvent('plan.pen', (changed) => {
    if (changed.planId === planId) void ask(mine.current ? 'keep' : 'look');
  });
  const state = holder === undefined ? 'asking' : holder === null ? 'free' : holder.here ? 'mine' : 'other';
  return { state, holder: holder ?? null, take: () => void ask('over') };
}
