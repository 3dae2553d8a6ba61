import { editDeed } from '../../keys/edit-keys.ts';

export type FinishDeed =
  ('propose' | 'jaw' | 'straighter' | 'rounder' | 'wider' | 'narrower' | 'gum') | ('undo' | 'redo' | 'save');

export type FinishShortcut =
  { readonly type: 'deed'; readonly deed: FinishDeed } | { readonly type: 'view'; readonly at: number };

const plain: Readonly<Record<string, FinishDeed>> = {
  ...{ p: 'propose', j: 'jaw', g: 'gum' },
  ...{ ']': 'straighter', '[': 'rounder', '.': 'wider', ',': 'narrower' },
};

type Key = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'altKey' | 'metaKey' | 'shiftKey'>;

/** What a key does; undefined for keys of the browser. */
export function finishShortcut(event: Key): FinishShortcut | undefined {
  const key = event.key.toLowerCase();
  if (event.altKey) return undefined;
  if (event.ctrlKey || event.metaKey) {
    const deed = editDeed(event);
    return deed && { type: 'deed', deed };
  }
  if (/^[1-6]$/.test(key)) return { type: 'view', at: Number(key) - 1 };
  const deed = plain[key];
  return deed && { type: 'deed', deed };
}

/** The keys as the cheat sheet tells them. */
export const finishKeys = [
  ['1 – 6', 'views'],
  ['J', 'jaw'],
  ['P', 'propose'],
  ['[  ]', 'shape'],
  [',  .', 'reserve'],
  ['↑ ↓', 'point'],
  ['G', 'gum'],
  ['Ctrl Z  Ctrl Y', 'undo'],
  ['Ctrl S', 'save'],
] as const;
