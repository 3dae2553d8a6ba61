import { useEffect, useRef } from 'react';
import { isOfField } from '../../keys/edit-keys.ts';
import { viewNames } from '../../scene/standard-views.ts';
import type { Finishing } from '../state/use-finish.ts';
import { type FinishDeed, finishShortcut } from './finish-tools.ts';
import { finishDeeds } from './finish-deeds.ts';

/** Listens for the keys of the page while it is shown. @returns what does the same as they do */
export function useFinishKeys(finishing: Finishing): (deed: FinishDeed) => void {
  const latest = useRef(finishing);
  useEffect(() => {
    latest.current = finishing;
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || isOfField(event)) return;
      const shortcut = finishShortcut(event);
      if (!shortcut) return;
      event.preventDefault();
      if (shortcut.type === 'deed') finishDeeds(latest.current)[shortcut.deed]();
      else {
        const view = viewNames[shortcut.at];
        if (view) latest.current.plan.dispatch({ type: 'view', view });
      }
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
  return (deed) => finishDeeds(finishing)[deed]();
}
