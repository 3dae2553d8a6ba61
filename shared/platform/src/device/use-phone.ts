import { useSyncExternalStore } from 'react';
import { isMobile } from './device.ts';

/** Phones in any position; a narrow window on a desk is laid out like one. */
const NARROW = '(max-width: 640px)';

const media = (): MediaQueryList | undefined => globalThis.matchMedia?.(NARROW);

function subscribe(changed: () => void): () => void {
  const list = media();
  list?.addEventListener('change', changed);
  return () => list?.removeEventListener('change', changed);
}

const isPhone = (): boolean => isMobile(navigator.userAgent) || (media()?.matches ?? false);

/** Whether to lay out for a phone; followed while the window changes. */
export const usePhone = (): boolean => useSyncExternalStore(subscribe, isPhone, () => false);
