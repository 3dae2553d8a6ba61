import { editDeed } from '../../keys/edit-keys.ts';

/** What a press on the jaw does. */
export type TeethTool = 'select' | 'add' | 'tooth' | 'gum' | 'split';

/** What is done at once with the selected tooth, or with all. */
export type TeethDeed =
  | ('delete' | 'missing' | 'merge' | 'smooth' | 'lower' | 'higher' | 'machine')
  | ('undo' | 'redo' | 'save' | 'clear' | 'wider' | 'narrower');

export type TeethShortcut =
  | { readonly type: 'tool'; readonly tool: TeethTool }
  | { readonly type: 'deed'; readonly deed: TeethDeed }
  | { readonly type: 'view'; readonly at: number }
  /** The tooth gets this place in its quadrant. */
  | { readonly type: 'number'; readonly kind: number };

const tool = (name: TeethTool): TeethShortcut => ({ type: 'tool', tool: name });
const deed = (name: TeethDeed): TeethShortcut => ({ type: 'deed', deed: name });

const plain: Readonly<Record<string, TeethShortcut>> = {
  ...{ v: tool('select'), a: tool('add'), b: tool('tooth'), g: tool('gum'), x: tool('split') },
  ...{ delete: deed('delete'), backspace: deed('delete'), m: deed('missing'), j: deed('merge'), s: deed('smooth') },
  ...{ '[': deed('lower'), ']': deed('higher'), '-': deed('narrower'), '=': deed('wider'), '+': deed('wider') },
  ...{ escape: deed('clear') },
  ...{ o: { type: 'view', at: 0 }, f: { type: 'view', at: 1 }, r: { type: 'view', at: 2 }, l: { type: 'view', at: 3 } },
};

type Key = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'altKey' | 'metaKey' | 'shiftKey'>;

/** What a key does; undefined for keys of the browser. */
export function teethShortcut(event: Key): TeethShortcut | undefined {
  const key = event.key.toLowerCase();
  if (event.altKey) return undefined;
  if (event.ctrlKey || event.metaKey) {
    const name = editDeed(event);
    return name && deed(name);
  }
  if (/^[1-8]$/.test(key)) return { type: 'number', kind: Number(key) };
  return plain[key];
}

/** The keys as the cheat sheet tells them. */
export const teethKeys = [
  ['V', 'select'],
  ['1 – 8', 'number'],
  ['[  ]', 'shift'],
  ['A', 'add'],
  ['Delete', 'delete'],
  ['M', 'missing'],
  ['B  G', 'brush'],
  ['−  +', 'size'],
  ['X', 'split'],
  ['J', 'merge'],
  ['S', 'smooth'],
  ['O F R L', 'views'],
  ['Esc', 'clear'],
  ['Ctrl Z  Ctrl Y', 'undo'],
  ['Ctrl S', 'save'],
] as const;
