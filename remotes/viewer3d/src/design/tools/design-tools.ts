import { editDeed } from '../../keys/edit-keys.ts';

/** What the pointer does in 3D. */
export type PointerTool = 'select' | 'move' | 'turn' | 'bond' | 'axes' | 'bite' | 'arch';

/** Whether teeth have handles. */
export const hasHandles = (tool: PointerTool): boolean => tool === 'move' || tool === 'turn';

/** Whether a tool moves targets: they are what is shown then. */
export const atTarget = (tool: PointerTool): boolean => hasHandles(tool) || tool === 'arch';

/** What is done at once with the marked teeth, or with the plan. */
export type Deed =
  | ('mirror' | 'reset' | 'lock' | 'ipr' | 'attach' | 'restage' | 'earlier' | 'later' | 'longer' | 'shorter')
  | ('undo' | 'redo' | 'save' | 'gum' | 'play' | 'start' | 'end' | 'forward' | 'back' | 'clear' | 'contacts' | 'rules')
  | ('overcorrect' | 'elastic' | 'rest' | 'keyFrame');

export type Shortcut =
  | { readonly type: 'tool'; readonly tool: PointerTool }
  | { readonly type: 'deed'; readonly deed: Deed }
  | { readonly type: 'view'; readonly at: number };

const tool = (name: PointerTool): Shortcut => ({ type: 'tool', tool: name });
const deed = (name: Deed): Shortcut => ({ type: 'deed', deed: name });

const plain: Readonly<Record<string, Shortcut>> = {
  ...{ v: tool('select'), m: tool('move'), r: tool('turn'), b: tool('bond'), c: deed('contacts'), w: deed('rules') },
  ...{ x: deed('mirror'), '0': deed('reset'), k: deed('lock'), i: deed('ipr'), a: deed('attach'), s: deed('restage') },
  ...{ '[': deed('earlier'), ']': deed('later'), '{': deed('shorter'), '}': deed('longer'), g: deed('gum') },
  ...{ f: tool('axes'), j: tool('bite'), u: tool('arch'), o: deed('overcorrect'), e: deed('elastic'), p: deed('rest') },
  ...{ d: deed('keyFrame'), ' ': deed('play'), home: deed('start'), end: deed('end') },
  ...{ arrowright: deed('forward'), arrowleft: deed('back'), escape: deed('clear') },
};

type Key = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'altKey' | 'metaKey' | 'shiftKey'>;

/** What a key does; undefined for keys of the browser. */
export function designShortcut(event: Key): Shortcut | undefined {
  const key = event.key.toLowerCase();
  if (event.altKey) return undefined;
  if (event.ctrlKey || event.metaKey) {
    const name = editDeed(event);
    return name && deed(name);
  }
  // With Shift the arrow keys turn the scene.
  if (event.shiftKey && key.startsWith('arrow')) return undefined;
  if (/^[1-6]$/.test(key)) return { type: 'view', at: Number(key) - 1 };
  return plain[key];
}

/** The keys as the cheat sheet tells them. */
export const cheatSheet = [
  ['V  M  R', 'tools'],
  ['1 – 6', 'views'],
  ['← →  Home  End', 'stages'],
  ['Space', 'play'],
  ['X', 'mirror'],
  ['0', 'reset'],
  ['K', 'lock'],
  ['I', 'ipr'],
  ['A', 'attach'],
  ['B', 'bond'],
  ['W', 'rules'],
  ['U', 'arch'],
  ['F', 'axes'],
  ['O', 'overcorrect'],
  ['J', 'bite'],
  ['E', 'elastic'],
  ['[  ]', 'delay'],
  ['{  }', 'length'],
  ['P', 'rest'],
  ['D', 'keyFrame'],
  ['←  →  Del', 'moveKeyFrame'],
  ['S', 'restage'],
  ['G', 'gum'],
  ['C', 'contacts'],
  ['Shift', 'several'],
  ['Esc', 'clear'],
  ['Ctrl Z  Ctrl Y', 'undo'],
  ['Ctrl S', 'save'],
] as const;
