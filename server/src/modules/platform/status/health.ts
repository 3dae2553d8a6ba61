import type { RemoteStatus } from '@archway/contracts';
import { type Finding, isError } from '../doctor/finding.ts';
import type { PageReport } from './page-reports.ts';

const MINUTE = 60_000;
const STEPS = 14;
const STEP = 5 * MINUTE;
/** Fewer failures than this may be one person's broken connection. */
const FAILING_COUNT = 3;
const FAILING_RATE = 0.02;
const SLOW_MS = 3000;

type Figures = Pick<RemoteStatus, 'failures' | 'lastFailure' | 'failureTrend' | 'loads' | 'health'>;

/**
 * What pages and doctor say of one remote, from the reports of the last 24 hours. Without a single load nothing is
 * known of it, and that is what it is called.
 */
export function figuresOf(reports: readonly PageReport[], conflicts: readonly Finding[], now: Date): Figures {
  const failed = reports.filter((report) => report.failed);
  const loaded = reports.filter((report) => !report.failed);
  const [last] = [...failed].sort((a, b) => b.at.getTime() - a.at.getTime());
  const loads = { count: loaded.length, p95: p95(loaded.flatMap(({ durationMs }) => durationMs ?? [])) };
  return {
    failures: failed.length,
    lastFailure: last ? { at: last.at.toISOString(), message: last.message, version: last.version } : null,
    failureTrend: trend(failed, now),
    loads,
    health: health(reports, conflicts, loads.p95, now),
  };
}

function trend(failed: readonly PageReport[], now: Date): number[] {
  const counts = new Array<number>(STEPS).fill(0);
  for (const { at } of failed) {
    const step = STEPS - 1 - Math.floor((now.getTime() - at.getTime()) / STEP);
    if (step >= 0 && step < STEPS) counts[step] = (counts[step] ?? 0) + 1;
  }
  return counts;
}

function p95(durations: readonly number[]): number | null {
  const sorted = [...durations].sort((a, b) => a - b);
  return sorted[Math.ceil(sorted.length * 0.95) - 1] ?? null;
}

function health(
  reports: readonly PageReport[],
  conflicts: readonly Finding[],
  slowest: number | null,
  now: Date,
): RemoteStatus['health'] {
  const lastHour = reports.filter(({ at }) => now.getTime() - at.getTime() < 60 * MINUTE);
  const failures = lastHour.filter(({ failed }) => failed).length;
  const isFailing = failures >= FAILING_COUNT && failures / lastHour.length >= FAILING_RATE;
  if (conflicts.some(isError) || isFailing) return 'failing';
  if (conflicts.some(({ severity }) => severity === 'warning') || (slowest ?? 0) > SLOW_MS) return 'warning';
  if (reports.some(({ failed }) => failed)) return 'warning';
  return reports.length > 0 ? 'healthy' : 'unassessed';
}
