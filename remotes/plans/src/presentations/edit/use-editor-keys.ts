import { useEffect, useRef } from 'react';

interface Keys {
  readonly undo: () => void;
  readonly redo: () => void;
  readonly show: () => void;
  readonly enabled: boolean;
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

/** Ctrl Z and Ctrl Y undo and redo, also while something is typed: what is typed is a change like any other. F5 shows. */
export function useEditorKeys(keys: Keys): void {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      const { undo, redo, show, enabled } = latest.current;
      if (!enabled) return;
      const key = event.key.toLowerCase();
      if ((event.ctrlKey || event.metaKey) && (key === 'z' || key === 'y')) {
        event.preventDefault();
        if (key === 'y' || event.shiftKey) redo();
        else undo();
      } else if (event.key === 'F5' && event.shiftKey && !isTyping(event.target)) {
        event.preventDefault();
        show();
      }
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}
