import { hasDuty, roleOf } from '@archway/contracts';
import { sql } from 'drizzle-orm';
import type { Caller } from '../../../context.ts';
import type { Querier } from '../../../infrastructure/database/database.ts';
import { caseGrants } from '../../practices/api.ts';

/**
 * What the print files of a practice take up, packed or uploaded. A batch has sub-orders of many patients, so its file is
 * of the practice that has it made, and of no case: it counts for whoever leads that practice, and for who makes for it.
 */
export async function weighPrintFiles(
  db: Querier,
  caller: Caller,
  practiceId: string,
): Promise<{ readonly bytes: number; readonly files: number }> {
  const counts = (await caseGrants(db, caller)).some(
    ({ practiceId: of, role }) =>
      (of === null || of === practiceId) &&
      (hasDuty([role], 'produce', 'operate') || (hasDuty([role], 'treat') && roleOf(role)?.sees === 'practice')),
  );
  if (!counts) return { bytes: 0, files: 0 };
  const { rows } = await db.execute<{ bytes: string; files: number }>(
    sql`select coalesce(sum(b.file_size), 0)::text as bytes, count(*)::int as files
      from production_batches b where b.practice_id = ${practiceId}::bigint and b.object_name is not null`,
  );
  return { bytes: Number(rows[0]?.bytes ?? 0), files: rows[0]?.files ?? 0 };
}
