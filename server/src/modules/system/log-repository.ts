import { lt, sql } from 'drizzle-orm';
import type { Database } from '../../infrastructure/database/database.ts';
import { frontendLogs } from './schema.ts';

export type NewLog = typeof frontendLogs.$inferInsert;

/** Keeps events; one that is here already, since its page heard no answer, is kept once. */
export const insertLogs = (db: Database, logs: readonly NewLog[]): Promise<unknown> =>
  db
    .insert(frontendLogs)
    .values([...logs])
    .onConflictDoNothing({ target: frontendLogs.eventId });

/** Logs are kept for 30 days. */
export const dropOldLogs = (db: Database): Promise<unknown> =>
  db.delete(frontendLogs).where(lt(frontendLogs.at, sql`now() - interval '30 days'`));
