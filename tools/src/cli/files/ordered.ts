/**
 * Works on several items at once and gives the results in the order of the items. No more than `width` are under way or
 * waiting to be taken, so a slow reader holds the work back instead of filling the memory.
 */
export async function* ordered<T, R>(
  items: AsyncIterable<T> | Iterable<T>,
  width: number,
  work: (item: T) => Promise<R>,
): AsyncGenerator<R> {
  const running: Promise<R>[] = [];
  for await (const item of items) {
    const result = work(item);
    // It is awaited in its turn; until then a failure is not unhandled.
    result.catch(() => undefined);
    running.push(result);
    if (running.length >= width) yield await running.shift()!;
  }
  while (running.length > 0) yield await running.shift()!;
}
