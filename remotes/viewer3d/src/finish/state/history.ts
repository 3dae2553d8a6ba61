import type { Jaw } from '@archway/dental';
import type { Drawing, JawDrawing } from './drawing.ts';

/** What is drawn, with all that was done. */
export interface History {
  readonly now: Drawing;
  readonly past: readonly Drawing[];
  readonly future: readonly Drawing[];
  /** What is kept, or was proposed before anybody did anything. */
  readonly saved: Drawing;
}

export type HistoryAction =
  /** By the machine, before anybody did anything with this jaw. */
  | { readonly type: 'proposed'; readonly jaw: Jaw; readonly drawing: JawDrawing | null }
  | { readonly type: 'changed'; readonly jaw: Jaw; readonly drawing: JawDrawing | null }
  | { readonly type: 'undo' | 'redo' }
  /** What was saved is not always what is seen by now. */
  | { readonly type: 'saved'; readonly drawing: Drawing };

/** Most steps that can be undone. */
const MOST = 200;

export const opened = (now: Drawing): History => ({ now, past: [], future: [], saved: now });

export function historyReducer(history: History, action: HistoryAction): History {
  const { now, past, future } = history;
  switch (action.type) {
    case 'proposed': {
      // In all that can be come back to: what was not there yet was never taken away.
      const into = (drawing: Drawing): Drawing =>
        drawing[action.jaw] === undefined ? { ...drawing, [action.jaw]: action.drawing } : drawing;
      const next = into(now);
      const saved = history.saved === now ? next : into(history.saved);
      return { now: next, past: past.map(into), future: future.map(into), saved };
    }
    case 'changed':
      return {
        ...history,
        ...{ now: { ...now, [action.jaw]: action.drawing }, past: [...past, now].slice(-MOST), future: [] },
      };
    case 'undo': {
      const before = past.at(-1);
      return before ? { ...history, now: before, past: past.slice(0, -1), future: [now, ...future] } : history;
    }
    case 'redo': {
      const [next, ...rest] = future;
      return next ? { ...history, now: next, past: [...past, now], future: rest } : history;
    }
    case 'saved':
      return { ...history, saved: action.drawing };
  }
}
