import { type Table, sql } from 'drizzle-orm';
import type { Querier } from '../../infrastructure/database/database.ts';

/** How many files of one kind each version of a case has. @param table one of the `storedFiles` of cases */
export async function countOfVersions(db: Querier, table: Table, caseId: string): Promise<Map<number, number>> {
  const { rows } = await db.execute<{ version: number; files: number }>(
    sql`select version, count(*)::int as files from ${table} where pt_id = ${caseId} group by version`,
  );
  return new Map(rows.map(({ version, files }) => [version, files]));
}
