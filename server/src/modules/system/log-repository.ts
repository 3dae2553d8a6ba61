import { lt, sql } from 'drizzle-orm';
import type { Database } from '../../infrastructure/database/database.ts';
import { frontendLogs } from './schema.ts';

export type NewLog = typeof frontendLogs.$inferInsert;

export const insertLogs = (db: Database, logs: readonly NewLog[]): Promise<unknown> =>
  db.insert(frontendLogs).values([...logs]);

/** Logs are kept for 30 days. */
export const dropOldLogs = (db: Database): Promise<unknown> =>
  db.delete(frontendLogs).where(lt(frontendLogs.at, sql`now() - interval '30 days'`));
