import { useEffect, useRef } from 'react';
import { isOfField } from '../../keys/edit-keys.ts';
import { viewNames } from '../../scene/standard-views.ts';
import type { Design } from '../use-design.ts';
import { designShortcut } from './design-tools.ts';
import { useRun } from './use-run.ts';

/** Space and Enter press what has the focus. */
const presses = (event: KeyboardEvent): boolean =>
  event.key === ' ' &&
  event.target instanceof HTMLElement &&
  event.target.closest('button, a, tr, [role="tab"], [role="slider"]') !== null;

/** Listens for the keys of the page while it is shown. */
export function useDesignKeys(design: Design): void {
  const run = useRun(design);
  const latest = useRef({ design, run });
  useEffect(() => {
    latest.current = { design, run };
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || isOfField(event) || presses(event)) return;
      const shortcut = designShortcut(event);
      if (!shortcut) return;
      event.preventDefault();
      const { design: now, run: act } = latest.current;
      if (shortcut.type === 'tool') now.setTool(now.reads ? 'select' : shortcut.tool);
      else if (shortcut.type === 'deed') act(shortcut.deed);
      else {
        const view = viewNames[shortcut.at];
        if (view) now.plan.dispatch({ type: 'view', view });
      }
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
