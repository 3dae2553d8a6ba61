import { useEffect } from 'react';

/** A scanner types faster than any person: longer pauses begin a new code. */
const PAUSE_MS = 120;
/** Shorter is no code, but somebody who touched a key. */
const SHORTEST = 6;

const isField = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

/** Makes codes of keys that come as fast as a scanner types them. */
export function scannerEar(onCode: (text: string) => void): (event: KeyboardEvent) => void {
  let typed = '';
  let at = 0;
  return (event) => {
    if (isField(event.target) || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.timeStamp - at > PAUSE_MS) typed = '';
    at = event.timeStamp;
    if (event.key === 'Enter') {
      if (typed.length >= SHORTEST) {
        event.preventDefault();
        onCode(typed);
      }
      typed = '';
    } else if (event.key.length === 1) typed += event.key;
  };
}

/** Hears a scanner that types like a keyboard, wherever the focus is; what is typed into a field stays there. */
export function useScannerKeys(onCode: (text: string) => void): void {
  useEffect(() => {
    const hear = scannerEar(onCode);
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  }, [onCode]);
}
