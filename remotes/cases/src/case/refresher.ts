/**
 * Asks again however often it is told to, one at a time: whoever calls while a question runs shares the next one, which
 * sees what has happened until then.
 */
export function createRefresher(ask: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | null = null;
  let next: Promise<void> | null = null;

  const begin = (): Promise<void> => {
    running = ask().finally(() => {
      running = null;
    });
    return running;
  };

  return () => {
    if (!running) return begin();
    const after = (): Promise<void> => {
      next = null;
      return begin();
    };
    return (next ??= running.then(after, after));
  };
}
