/** A timer that does not keep a process of Node alive. @returns what stops it */
export function later(work: () => void, milliseconds: number): () => void {
  const timer = setTimeout(work, milliseconds);
  (timer as { unref?: () => void }).unref?.();
  return () => clearTimeout(timer);
}
