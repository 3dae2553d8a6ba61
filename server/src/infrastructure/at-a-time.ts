/**
 * Lets so many pieces of work run at a time; the others wait in their order.
 * @returns the function that runs a piece of work when its turn has come.
 */
export function atATime(most: number): <T>(work: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (work) => {
    if (running >= most) await new Promise<void>((resolve) => waiting.push(resolve));
    else running++;
    try {
      return await work();
    } finally {
      // The place goes to the next one without becoming free in between.
      const next = waiting.shift();
      if (next) next();
      else running--;
    }
  };
}
