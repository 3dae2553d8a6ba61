import type { Presentation } from '@archway/contracts';

/** What of a presentation is edited. */
export type Draft = Pick<Presentation, 'title' | 'language' | 'slides'>;

interface DraftState {
  readonly now: Draft;
  readonly past: readonly Draft[];
  readonly future: readonly Draft[];
  /** What was changed last, so that words that are typed in one go are undone in one go. */
  readonly changing: string | null;
}

type DraftAction =
  | { readonly type: 'change'; readonly next: Draft; readonly field?: string | undefined }
  | { readonly type: 'undo' }
  | { readonly type: 'redo' };

/** Most steps that can be undone. */
const MOST = 100;

export const firstDraft = ({ title, language, slides }: Draft): DraftState => ({
  ...{ now: { title, language, slides }, past: [], future: [], changing: null },
});

export function draft(state: DraftState, action: DraftAction): DraftState {
  const { now, past, future, changing } = state;
  switch (action.type) {
    case 'change': {
      const { next, field = null } = action;
      const goesOn = field !== null && field === changing;
      return { now: next, past: goesOn ? past : [...past, now].slice(-MOST), future: [], changing: field };
    }
    case 'undo': {
      const before = past.at(-1);
      if (!before) return state;
      return { now: before, past: past.slice(0, -1), future: [now, ...future], changing: null };
    }
    case 'redo': {
      const [after, ...rest] = future;
      if (!after) return state;
      return { now: after, past: [...past, now], future: rest, changing: null };
    }
  }
}
