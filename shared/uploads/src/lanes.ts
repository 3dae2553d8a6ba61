/** Runs work in the order of its arrival, so many at a time; what is aborted while it waits is not begun. */
export function createLanes(most: number) {
  const waiting: (() => void)[] = [];
  let running = 0;

  const next = (): void => {
    while (running < most) {
      const begin = waiting.shift();
      if (!begin) return;
      running += 1;
      begin();
    }
  };

  return <T>(signal: AbortSignal, work: () => Promise<T>): Promise<T> =>
    new Promise<T>((resolve, reject) => {
      const give = (): void => {
        const index = waiting.indexOf(begin);
        if (index < 0) return;
        waiting.splice(index, 1);
        reject(signal.reason as Error);
      };
      const begin = (): void => {
        signal.removeEventListener('abort', give);
        void work()
          .then(resolve, reject)
          .finally(() => {
            running -= 1;
            next();
          });
      };
      if (signal.aborted) return reject(signal.reason as Error);
      signal.addEventListener('abort', give, { once: true });
      waiting.push(begin);
      next();
    });
}
