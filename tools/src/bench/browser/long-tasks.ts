/** Counts tasks of more than 50 ms on the page's own thread while something runs. @returns them, in milliseconds */
export async function longTasksDuring(work: () => Promise<unknown>): Promise<number[]> {
  const found: number[] = [];
  const keep = (list: PerformanceEntryList): void => void found.push(...list.map(({ duration }) => duration));
  const observer = new PerformanceObserver((list) => keep(list.getEntries()));
  observer.observe({ type: 'longtask' });
  await work();
  // The browser tells of a task once it is over.
  await new Promise((resolve) => setTimeout(resolve, 200));
  keep(observer.takeRecords());
  observer.disconnect();
  return found;
}
