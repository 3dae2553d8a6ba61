/** Numbers beside the current one that are always there. */
const BESIDE = 2;

/** Page numbers to show, in order; null stands for those that are left out. A single number is never left out. */
export function pagesShown(current: number, last: number): (number | null)[] {
  const from = Math.max(2, Math.min(current - BESIDE, last - 2 * BESIDE));
  const to = Math.min(last - 1, Math.max(current + BESIDE, 1 + 2 * BESIDE));
  const middle = Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);
  const before = from === 3 ? [2] : from > 3 ? [null] : [];
  const after = to === last - 2 ? [last - 1] : to < last - 2 ? [null] : [];
  return [1, ...before, ...middle, ...after, ...(last > 1 ? [last] : [])];
}
