import { useEffect, useRef } from 'react';
import { isTyping } from '../../../keys/is-typing.ts';
import { type Shortcut, shortcutOf } from './shortcuts.ts';

/** Listens for the page's keys while it is shown. */
export function useShortcuts(onShortcut: (shortcut: Shortcut) => void): void {
  const latest = useRef(onShortcut);
  useEffect(() => {
    latest.current = onShortcut;
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || isTyping(event.target)) return;
      const shortcut = shortcutOf(event);
      if (!shortcut) return;
      event.preventDefault();
      latest.current(shortcut);
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
