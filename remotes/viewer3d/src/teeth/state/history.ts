import { type CorrectedTeeth, type TeethChange, applied, undone } from '@archway/dental/segment';

/** Teeth under correction, with all that was done. */
export interface History {
  readonly now: CorrectedTeeth;
  readonly past: readonly TeethChange[];
  readonly future: readonly TeethChange[];
  /** The change that was the last one when they were saved; null for what was opened, undefined once it is out of reach. */
  readonly saved: TeethChange | null | undefined;
}

export type HistoryAction =
  | { readonly type: 'done'; readonly to: CorrectedTeeth; readonly change: TeethChange }
  | { readonly type: 'undo' | 'redo' }
  /** What was saved is not always what is seen by now. */
  | { readonly type: 'saved'; readonly last: TeethChange | null };

export const opened = (now: CorrectedTeeth): History => ({ now, past: [], future: [], saved: null });

export const lastOf = ({ past }: History): TeethChange | null => past.at(-1) ?? null;
export const isSaved = (history: History): boolean => lastOf(history) === history.saved;

export function historyReducer(history: History, action: HistoryAction): History {
  const { now, past, future } = history;
  switch (action.type) {
    case 'done':
      // What was computed for other teeth than those that are shown by now is none of theirs.
      if (action.to !== now) return history;
      return {
        ...{ now: applied(now, action.change), past: [...past, action.change], future: [] },
        saved: savedOrLost(history),
      };
    case 'undo': {
      const last = past.at(-1);
      if (!last) return history;
      return { ...history, now: undone(now, last), past: past.slice(0, -1), future: [last, ...future] };
    }
    case 'redo': {
      const [next, ...rest] = future;
      if (!next) return history;
      return { ...history, now: applied(now, next), past: [...past, next], future: rest };
    }
    case 'saved':
      return { ...history, saved: action.last };
  }
}

/** Once something else is done after an undo, what was saved cannot be come back to. */
const savedOrLost = ({ saved, past }: History): History['saved'] =>
  saved === null || saved === undefined || past.includes(saved) ? saved : undefined;
