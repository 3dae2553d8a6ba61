import type { PlanDocument } from '@archway/contracts';
import { type EditCommand, type EditRefusal, type EditRules, edited } from '@archway/dental/edit';

/** What is edited: the document, and which teeth their designer has locked. */
export interface Edit {
  readonly document: PlanDocument;
  readonly locked: readonly number[];
}

/** Why the last command was not taken; another object for each. */
export interface Refused {
  readonly reason: EditRefusal;
  readonly teeth: readonly number[];
}

export interface EditingState {
  readonly now: Edit;
  readonly past: readonly Edit[];
  readonly future: readonly Edit[];
  readonly refused: Refused | null;
}

/** What the prescription asks for; what is locked is part of the edit. */
export type Prescribed = Omit<EditRules, 'locked'>;

export type EditingAction =
  | { readonly type: 'command'; readonly command: EditCommand; readonly prescribed: Prescribed }
  /** Locks teeth, or unlocks them where all of them are locked. */
  | { readonly type: 'lock'; readonly teeth: readonly number[] }
  | { readonly type: 'undo' }
  | { readonly type: 'redo' }
  /** What was not saved when the page was left. */
  | { readonly type: 'recover'; readonly edit: Edit };

/** Most steps that can be undone. Documents share what is the same in them. */
const MOST = 200;

export const firstEditing = (now: Edit): EditingState => ({ now, past: [], future: [], refused: null });

const after = (state: EditingState, now: Edit): EditingState => ({
  ...{ now, past: [...state.past, state.now].slice(-MOST), future: [], refused: null },
});

export function editing(state: EditingState, action: EditingAction): EditingState {
  const { now, past, future } = state;
  switch (action.type) {
    case 'command': {
      const rules = { ...action.prescribed, locked: new Set(now.locked) };
      const found = edited(now.document, action.command, rules);
      if (!found.document) return { ...state, refused: { reason: found.refused, teeth: found.teeth } };
      return found.document === now.document ? state : after(state, { ...now, document: found.document });
    }
    case 'lock': {
      const open = action.teeth.some((fdi) => !now.locked.includes(fdi));
      const others = now.locked.filter((fdi) => !action.teeth.includes(fdi));
      return after(state, { ...now, locked: open ? [...others, ...action.teeth] : others });
    }
    case 'undo': {
      const before = past.at(-1);
      if (!before) return state;
      return { now: before, past: past.slice(0, -1), future: [now, ...future], refused: null };
    }
    case 'redo': {
      const [next, ...rest] = future;
      if (!next) return state;
      return { now: next, past: [...past, now], future: rest, refused: null };
    }
    case 'recover':
      return after(state, action.edit);
  }
}
