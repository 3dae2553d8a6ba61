import { z } from 'zod';
import { id, instant } from '../wire/envelope.ts';
import { webVitalNames } from './log-types.ts';

const short = z.string().max(300);
const nameAndVersion = z.strictObject({ name: short, version: short });

/** A front-end event. Types in use: `logTypes`; a remote may have others. */
export const logEvent = z.strictObject({
  /** Made by the page: an event that is sent again, since no answer came, is kept once. */
  eventId: z
    .string()
    .regex(/^[0-9a-f]{32}$/)
    .optional(),
  type: z.string().max(60),
  logData: z.string().max(8000),
  eventDuration: z.number().nonnegative().optional(),
  eventStartPageTimeSecond: z.number().nonnegative().optional(),
  userId: short.optional(),
  userName: short.optional(),
  caseId: short.optional(),
  caseVersion: z.number().int().optional(),
  systemName: short,
  timestamp: z.number().int(),
  timezone: short,
  userAgent: z.string().max(600),
  browser: nameAndVersion.extend({ majorVersion: short }),
  os: nameAndVersion,
  url: z.string().max(2000),
  lang: short,
  openPageTimeSecond: z.number().nonnegative(),
});
export type LogEvent = z.infer<typeof logEvent>;

/** A front-end event as the server kept it. What it says of itself is a claim of its page; who sent it is known. */
export const keptLog = z.object({
  id,
  type: z.string(),
  logData: z.string(),
  /** Milliseconds. */
  durationMs: z.number().int().nullable(),
  /** Seconds since the page was opened. */
  openPageTimeSecond: z.number().nullable(),
  url: z.string(),
  caseId: z.string().nullable(),
  caseVersion: z.number().int().nullable(),
  userId: id.nullable(),
  userName: z.string().nullable(),
  browser: z.string(),
  os: z.string(),
  lang: z.string(),
  address: z.string().nullable(),
  /** When the server received it. */
  at: instant,
});
export type KeptLog = z.infer<typeof keptLog>;

const milliseconds = z.number().int();

/** How pages fared over a span. Percentiles in milliseconds; a step without pages is absent. */
export const pageTimes = z.object({
  steps: z.array(
    z.object({
      /** Begin of the hour or the day, in UTC. */
      at: instant,
      count: z.number().int(),
      p50: milliseconds,
      p75: milliseconds,
      p95: milliseconds,
    }),
  ),
  /** By the pattern of the route that a page was opened at, most frequent first. */
  routes: z.array(z.object({ route: z.string(), count: z.number().int(), p75: milliseconds })),
  /** At the 75th percentile; CLS has no unit. */
  vitals: z.array(z.object({ name: z.enum(webVitalNames), count: z.number().int(), p75: z.number() })),
});
export type PageTimes = z.infer<typeof pageTimes>;
