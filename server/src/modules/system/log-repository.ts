import type { LogEvent } from '@archway/contracts';
import { lt, sql } from 'drizzle-orm';
import type { Database } from '../../infrastructure/database/database.ts';
import { frontendLogs } from './schema.ts';

export interface LogSource {
  readonly userId: string | null;
  readonly clientId: string | null;
  readonly address: string;
}

export async function insertLogs(db: Database, logs: readonly LogEvent[], source: LogSource): Promise<void> {
  await db.insert(frontendLogs).values(
    logs.map((log) => ({
      type: log.type,
      logData: log.logData,
      durationMs: log.eventDuration === undefined ? null : Math.min(Math.round(log.eventDuration), 2_147_483_647),
      url: log.url,
      lang: log.lang,
      ptId: log.ptId ?? null,
      ptVersion: log.ptVersion === undefined ? null : Math.max(-1, Math.min(log.ptVersion, 1_000_000)),
      systemName: log.systemName,
      browser: `${log.browser.name} ${log.browser.version}`,
      os: `${log.os.name} ${log.os.version}`,
      userAgent: log.userAgent,
      timezone: log.timezone,
      clientTime: log.timestamp,
      sessionUserId: source.userId,
      clientId: source.clientId,
      address: source.address,
    })),
  );
}

/** Logs are kept for 30 days. */
export const dropOldLogs = (db: Database): Promise<unknown> =>
  db.delete(frontendLogs).where(lt(frontendLogs.at, sql`now() - interval '30 days'`));
