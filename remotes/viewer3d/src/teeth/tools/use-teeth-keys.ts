import { useEffect, useRef } from 'react';
import { isOfField } from '../../keys/edit-keys.ts';
import type { Correcting } from '../state/use-correcting.ts';
import { type TeethDeed, type TeethTool, teethShortcut } from './teeth-tools.ts';

interface Given {
  run: (deed: TeethDeed) => void;
  setTool: (tool: TeethTool) => void;
  /** A standard view by its place. */
  show: (at: number) => void;
  correcting: Correcting;
}

/** Listens for the keys of the page while it is shown. */
export function useTeethKeys(given: Given): void {
  const latest = useRef(given);
  useEffect(() => {
    latest.current = given;
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || isOfField(event)) return;
      const shortcut = teethShortcut(event);
      if (!shortcut) return;
      event.preventDefault();
      const { run, setTool, show, correcting } = latest.current;
      if (shortcut.type === 'tool') setTool(shortcut.tool);
      else if (shortcut.type === 'view') show(shortcut.at);
      else if (shortcut.type === 'deed') run(shortcut.deed);
      else {
        const from = correcting.selected.at(-1);
        if (from === undefined) return;
        const to = Math.floor(from / 10) * 10 + shortcut.kind;
        void correcting.run({ type: 'renumber', from, to }, [to]);
      }
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
