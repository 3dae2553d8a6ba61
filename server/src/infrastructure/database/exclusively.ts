import type { OpenDatabase } from './database.ts';

/** Does something in one process at a time; others on the same database wait. The embedded one has no others. */
export async function exclusively<T>(database: OpenDatabase, key: number, work: () => Promise<T>): Promise<T> {
  if (database.engine === 'embedded') return work();
  const client = await database.pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [key]);
    try {
      return await work();
    } finally {
      await client.query('select pg_advisory_unlock($1)', [key]);
    }
  } finally {
    client.release();
  }
}
