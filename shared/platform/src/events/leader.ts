/**
 * Runs `work` in one tab of the browser at a time; the next tab takes over when that one goes. Browsers without locks
 * run it in every tab.
 * @param work runs until the signal is aborted
 * @param follow called where another tab has the lead, before this one waits for its turn
 */
export async function leadOneTab(
  name: string,
  signal: AbortSignal,
  work: (signal: AbortSignal) => Promise<void>,
  follow: () => void,
): Promise<void> {
  const locks = (navigator as Partial<Pick<Navigator, 'locks'>>).locks;
  if (!locks) return work(signal);
  try {
    const led = await locks.request(name, { ifAvailable: true }, (lock) => lock && work(signal).then(() => true));
    if (led || signal.aborted) return;
    follow();
    await locks.request(name, { signal }, () => work(signal));
  } catch (failure) {
    // Given up while it waited for its turn.
    if (!signal.aborted) throw failure;
  }
}
