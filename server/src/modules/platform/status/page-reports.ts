import { z } from 'zod';
import type { Report } from '../../system/api.ts';

/** Types of front-end events that speak of a remote. */
export const REPORT_TYPES = ['remote-load', 'remote-failure', 'slot-failure'] as const;

/** What the shell writes into `logData`. Anybody can write there, so nothing else is believed. */
const content = z.object({
  remote: z.string().max(40),
  version: z.string().max(100).default(''),
  error: z.string().max(4000).default(''),
});

export interface PageReport {
  readonly remote: string;
  readonly version: string;
  readonly failed: boolean;
  readonly message: string;
  readonly durationMs: number | null;
  readonly at: Date;
}

/** Reads the reports that can be read. */
export const pageReports = (reports: readonly Report[]): PageReport[] =>
  reports.flatMap(({ type, logData, durationMs, at }) => {
    const parsed = content.safeParse(parseJson(logData));
    if (!parsed.success) return [];
    const { remote, version, error } = parsed.data;
    return [{ remote, version, failed: type !== 'remote-load', message: error, durationMs, at }];
  });

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
