import type { PlanDocument } from '@archway/contracts';
import type { OnArch } from '@archway/dental/design';
import { type EditCommand, type EditRefusal, type EditRules, edited } from '@archway/dental/edit';

/** What is edited. */
export interface Edit {
  readonly document: PlanDocument;
}

/** What a crown does not give, besides what commands refuse. */
type NoPlace = 'noSurface' | 'noRoom';

/** Why teeth are not set on another line: as the engine says, or as no arch has the number that was asked for. */
type NoArch = NonNullable<OnArch['refused']> | 'archShape' | 'archFailed';

/** A key frame is put in for teeth that are marked, and none is. */
type NobodyMarked = 'keyFrameNobody';

/** Why the last command was not taken; another object for each. */
export interface Refused {
  readonly reason: EditRefusal | NoPlace | NoArch | NobodyMarked;
  readonly teeth: readonly number[];
}

export interface EditingState {
  readonly now: Edit;
  readonly past: readonly Edit[];
  readonly future: readonly Edit[];
  readonly refused: Refused | null;
}

/** What the prescription asks for; what is locked the document says. */
export type Prescribed = EditRules;

export type EditingAction =
  /** `joins`: it belongs to the change before, and is taken back with it. */
  | {
      readonly type: 'command';
      readonly command: EditCommand;
      readonly prescribed: Prescribed;
      readonly joins?: boolean;
    }
  /** What a command has made already. */
  | { readonly type: 'made'; readonly document: PlanDocument }
  /** What could not become a command. */
  | { readonly type: 'refuse'; readonly refused: Refused }
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
      const found = edited(now.document, action.command, action.prescribed);
      if (!found.document) return { ...state, refused: { reason: found.refused, teeth: found.teeth } };
      if (found.document === now.document) return state;
      const made = { document: found.document };
      return action.joins ? { ...state, now: made, future: [], refused: null } : after(state, made);
    }
    case 'made':
      return after(state, { document: action.document });
    case 'refuse':
      return { ...state, refused: action.refused };
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
