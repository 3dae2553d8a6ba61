import { viewNames } from '../../../scene/standard-views.ts';
import { STEP_MM } from '../../../section/section.ts';
import type { ViewerAction } from '../../../model/viewer-model.ts';

const pageTypes = ['projection', 'screenshot', 'fullScreen', 'settings', 'contacts', 'comparison'] as const;

/** What the page itself must do, since it is no part of the viewer's state. */
export interface PageShortcut {
  readonly type: (typeof pageTypes)[number];
}

/** What a key does. */
export type Shortcut = ViewerAction | PageShortcut;

export const isPageShortcut = (shortcut: Shortcut): shortcut is PageShortcut =>
  pageTypes.some((type) => type === shortcut.type);

const letters: Readonly<Record<string, Shortcut>> = {
  u: { type: 'toggleJaw', jaw: 'upper' },
  l: { type: 'toggleJaw', jaw: 'lower' },
  m: { type: 'tool', tool: 'distance' },
  a: { type: 'tool', tool: 'angle' },
  d: { type: 'tool', tool: 'point' },
  x: { type: 'toggleSection' },
  '[': { type: 'moveSection', by: -STEP_MM },
  ']': { type: 'moveSection', by: STEP_MM },
  c: { type: 'contacts' },
  v: { type: 'comparison' },
  r: { type: 'reset' },
  p: { type: 'projection' },
  s: { type: 'screenshot' },
  f: { type: 'fullScreen' },
  escape: { type: 'escape' },
};

type Key = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'altKey' | 'metaKey' | 'shiftKey'>;

/** The shortcut of a key, or null. Keys with Ctrl, Alt or Meta belong to the browser, but for undo and redo. */
export function shortcutOf(event: Key): Shortcut | null {
  const key = event.key.toLowerCase();
  if ((event.ctrlKey || event.metaKey) && !event.altKey) {
    if (key === 'z') return { type: event.shiftKey ? 'redo' : 'undo' };
    return key === 'y' ? { type: 'redo' } : null;
  }
  if (event.ctrlKey || event.altKey || event.metaKey) return null;
  const view = viewNames[Number(event.key) - 1];
  return view ? { type: 'view', view } : (letters[key] ?? null);
}
