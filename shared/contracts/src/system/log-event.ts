import { z } from 'zod';

const short = z.string().max(300);
const nameAndVersion = z.strictObject({ name: short, version: short });

/** A front-end event. Types in use: `route`, `page-load`, `remote-load`, `remote-failure`, `slot-failure`, `error`. */
export const logEvent = z.strictObject({
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
