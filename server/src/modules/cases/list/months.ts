/** The first day of the month in UTC that a moment is in: `2026-11-01`. */
export const firstOfMonth = (moment: Date): string => `${moment.toISOString().slice(0, 7)}-01`;

/** From a moment on, up to before another one; null: without end. ISO 8601 in UTC. */
export interface Span {
  readonly from: string | null;
  readonly to: string | null;
}

/** A span of time as whole months, and what is left of it before and behind them. */
export interface ByMonths {
  /** From the first day of a month on, up to before the first day of another one; null where it holds no whole month. */
  readonly months: Span | null;
  readonly edges: readonly Span[];
}

/** Parts a span into whole months in UTC and at most two pieces, which together are the span. */
export function byMonths({ from, to }: Span): ByMonths {
  const first = from === null ? null : firstMonthFrom(new Date(from));
  const end = to === null ? null : firstOfMonth(new Date(to));
  if (first !== null && end !== null && first >= end) return { months: null, edges: [{ from, to }] };
  const edges: Span[] = [];
  if (from !== null && first !== null && from < startOf(first)) edges.push({ from, to: startOf(first) });
  if (to !== null && end !== null && startOf(end) < to) edges.push({ from: startOf(end), to });
  return { months: { from: first, to: end }, edges };
}

const startOf = (month: string): string => `${month}T00:00:00.000Z`;

function firstMonthFrom(moment: Date): string {
  const same = firstOfMonth(moment);
  if (startOf(same) === moment.toISOString()) return same;
  return firstOfMonth(new Date(Date.UTC(moment.getUTCFullYear(), moment.getUTCMonth() + 1)));
}
