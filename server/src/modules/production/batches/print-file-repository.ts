import { sql } from 'drizzle-orm';
import type { Querier } from '../../../infrastructure/database/database.ts';

/** What the print files of a practice's batches take up. */
export async function printFilesOf(
  db: Querier,
  practiceId: string,
): Promise<{ readonly bytes: number; readonly files: number }> {
  const { rows } = await db.execute<{ bytes: string; files: number }>(
    sql`select coalesce(sum(b.file_size), 0)::text as bytes, count(*)::int as files
      from production_batches b where b.practice_id = ${practiceId}::bigint and b.object_name is not null`,
  );
  return { bytes: Number(rows[0]?.bytes ?? 0), files: rows[0]?.files ?? 0 };
}
