import { and, desc, gt, inArray } from 'drizzle-orm';
import type { Database } from '../../infrastructure/database/database.ts';
import { frontendLogs } from './schema.ts';

/** A page's word on a part that it loaded; the text is whatever the page sent. */
export interface Report {
  readonly type: string;
  readonly logData: string;
  readonly durationMs: number | null;
  readonly at: Date;
}

/** What pages reported since then, newest first, for other modules. At most `most`, so that a flood stays readable. */
export const reportsSince = (db: Database, types: readonly string[], since: Date, most: number): Promise<Report[]> =>
  db
    .select({
      type: frontendLogs.type,
      logData: frontendLogs.logData,
      durationMs: frontendLogs.durationMs,
      at: frontendLogs.at,
    })
    .from(frontendLogs)
    .where(and(inArray(frontendLogs.type, [...types]), gt(frontendLogs.at, since)))
    .orderBy(desc(frontendLogs.at))
    .limit(most);
