/**
 * Runs `work` in one tab of the browser at a time; the next tab takes over when that one goes. Browsers without locks
 * run it in every tab.
 * @param work runs until the signal is aborted
 */
export async function leadOneTab(
  name: string,
  signal: AbortSignal,
  work: (signal: AbortSignal) => Promise<void>,
): Promise<void> {
  const locks = (navigator as Partial<Pick<Navigator, 'locks'>>).locks;
  if (!locks) return work(signal);
  try {
    await locks.request(name, { signal }, () => work(signal));
  } catch (failure) {
    // Given up while it waited for its turn.
    if (!signal.aborted) throw failure;
  }
}
