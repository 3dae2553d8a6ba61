/**
 * Without network nothing can be fetched: what is asked for then waits until it is back, instead of failing the page. It may be
 * back by the time that the failure is told, so what was begun without it is tried again.
 */
export async function whenOnline<T>(load: () => Promise<T>): Promise<T> {
  const away = !navigator.onLine;
  try {
    return await load();
  } catch (failure) {
    if (navigator.onLine && !away) throw failure;
    if (!navigator.onLine) await new Promise((resolve) => window.addEventListener('online', resolve, { once: true }));
    return whenOnline(load);
  }
}
