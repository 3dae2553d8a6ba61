import type { LogEvent } from '@archway/contracts';
import type { Database } from '../../infrastructure/database/database.ts';
import { type NewLog, insertLogs } from './log-repository.ts';

export { pageOfLogs } from './kept-log-repository.ts';
export { pageTimesOf } from './page-time-repository.ts';

/** What the server knows of where a report comes from. */
export interface LogSource {
  readonly userId: string | null;
  readonly clientId: string | null;
  readonly address: string;
}

/** Keeps what a page reported. Numbers of pages may be anything; what is kept fits its column. */
export async function keepLogs(db: Database, logs: readonly LogEvent[], source: LogSource): Promise<void> {
  await insertLogs(
    db,
    logs.map((log) => rowOf(log, source)),
  );
}

const rowOf = (log: LogEvent, source: LogSource): NewLog => ({
  eventId: log.eventId ?? null,
  type: log.type,
  logData: log.logData,
  durationMs: log.eventDuration === undefined ? null : Math.min(Math.round(log.eventDuration), 2_147_483_647),
  startedSecond: log.eventStartPageTimeSecond ?? null,
  openPageTimeSecond: log.openPageTimeSecond,
  url: log.url,
  lang: log.lang,
  caseId: log.caseId ?? null,
  caseVersion: log.caseVersion === undefined ? null : Math.max(-1, Math.min(log.caseVersion, 1_000_000)),
  systemName: log.systemName,
  browser: `${log.browser.name} ${log.browser.version}`,
  browserMajor: log.browser.majorVersion,
  os: `${log.os.name} ${log.os.version}`,
  userAgent: log.userAgent,
  timezone: log.timezone,
  clientTime: log.timestamp,
  sessionUserId: source.userId,
  clientId: source.clientId,
  address: source.address,
});
