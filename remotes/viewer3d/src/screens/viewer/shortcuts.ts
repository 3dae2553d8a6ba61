import { viewNames } from '../../scene/standard-views.ts';
import type { ViewerAction } from './viewer-state.ts';

/** What a key does: an action of the state, or something that the page itself must do. */
export type Shortcut =
  | ViewerAction
  | { readonly type: 'projection' }
  | { readonly type: 'screenshot' }
  | { readonly type: 'fullScreen' }
  | { readonly type: 'settings' };

const letters: Readonly<Record<string, Shortcut>> = {
  u: { type: 'toggleJaw', jaw: 'upper' },
  l: { type: 'toggleJaw', jaw: 'lower' },
  m: { type: 'tool', tool: 'distance' },
  a: { type: 'tool', tool: 'angle' },
  r: { type: 'reset' },
  p: { type: 'projection' },
  s: { type: 'screenshot' },
  f: { type: 'fullScreen' },
  escape: { type: 'escape' },
};

/** The shortcut of a key, or null. Keys with Ctrl, Alt or Meta belong to the browser. */
export function shortcutOf(event: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'altKey' | 'metaKey'>): Shortcut | null {
  if (event.ctrlKey || event.altKey || event.metaKey) return null;
  const view = viewNames[Number(event.key) - 1];
  return view ? { type: 'view', view } : (letters[event.key.toLowerCase()] ?? null);
}

/** A key that is typed into a field, or that moves a slider, is no shortcut. */
export function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName) || target.role === 'slider';
}

/** Keys that turn the scene while the canvas has the focus: to the right and down, in steps. */
export const turnKeys: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
