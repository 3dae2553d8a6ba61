import { panes } from '../engine/panes.ts';
import type { ToolName } from '../engine/pointer-tools.ts';
import type { StageAction } from './stage-state.ts';

/** What a key does in the preview: an action of the state, or something that a pane must do. */
export type CbctKey =
  | StageAction
  | { readonly type: 'advance'; readonly slices: number }
  | { readonly type: 'zoom'; readonly factor: number }
  | { readonly type: 'views' }
  | { readonly type: 'screenshot' }
  | { readonly type: 'fullScreen' };

const tool = (name: ToolName): StageAction => ({ type: 'set', change: { tool: name } });

const letters: Readonly<Record<string, CbctKey>> = {
  c: tool('crosshair'),
  w: tool('window'),
  g: tool('pan'),
  z: tool('zoom'),
  l: tool('length'),
  a: tool('angle'),
  r: { type: 'views' },
  s: { type: 'screenshot' },
  f: { type: 'fullScreen' },
  escape: { type: 'escape' },
  arrowup: { type: 'advance', slices: 1 },
  arrowdown: { type: 'advance', slices: -1 },
  pageup: { type: 'advance', slices: 10 },
  pagedown: { type: 'advance', slices: -10 },
  '+': { type: 'zoom', factor: 1.2 },
  '=': { type: 'zoom', factor: 1.2 },
  '-': { type: 'zoom', factor: 1 / 1.2 },
};

/** The meaning of a key, or null. Keys with Ctrl, Alt or Meta belong to the browser. */
export function keyOf(event: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'altKey' | 'metaKey'>): CbctKey | null {
  if (event.ctrlKey || event.altKey || event.metaKey) return null;
  const pane = panes[Number(event.key) - 1];
  return pane ? { type: 'maximise', pane } : (letters[event.key.toLowerCase()] ?? null);
}
