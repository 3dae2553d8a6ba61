import { useSyncExternalStore } from 'react';
import { type Page, TALL_PAGE, WIDE_PAGE } from '../slide/box.ts';

/** A phone that is held upright; a wide slide would be a stripe there. */
const UPRIGHT = '(max-width: 600px) and (orientation: portrait)';

function subscribe(listener: () => void): () => void {
  const asked = window.matchMedia(UPRIGHT);
  asked.addEventListener('change', listener);
  return () => asked.removeEventListener('change', listener);
}

/** The page on which slides are laid out for this screen. */
export const usePage = (): Page =>
  useSyncExternalStore(subscribe, () => window.matchMedia(UPRIGHT).matches) ? TALL_PAGE : WIDE_PAGE;
