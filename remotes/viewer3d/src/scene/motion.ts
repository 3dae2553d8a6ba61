const TRANSITION_MS = 240;

/** Milliseconds that a change of view takes; none for those who want no motion. */
export const motion = (): number => (window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : TRANSITION_MS);
