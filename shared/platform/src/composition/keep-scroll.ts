const positions = new Map<string, number>();

/** Gives a screen the scroll position it was left at, top for a new one, and remembers it from then on. */
export function keepScroll(viewKey: string): () => void {
  window.scrollTo({ top: positions.get(viewKey) ?? 0, behavior: 'instant' });
  const remember = (): void => void positions.set(viewKey, window.scrollY);
  window.addEventListener('scroll', remember, { passive: true });
  return () => window.removeEventListener('scroll', remember);
}
