import { sql } from 'drizzle-orm';
import type { Querier } from '../../../infrastructure/database/database.ts';
import { selectRows } from '../../../infrastructure/lists/page.ts';
import { computed, selection } from '../../../infrastructure/lists/selection.ts';
import type { CaseKey } from '../../cases/api.ts';
import { unfinishedSql } from './unfinished-sql.ts';

const ofKey = { caseId: sql`of_case.pt_id`, version: sql`of_case.version` };
const row = selection({ unfinished: computed<boolean>(unfinishedSql(ofKey)) });

/** Whether the plan in hand is ready for production: nothing of it waits to be post-processed. */
export async function isFinished(db: Querier, { caseId, version }: CaseKey): Promise<boolean> {
  const of = sql`(values (${caseId}::bigint, ${version}::integer)) of_case(pt_id, version)`;
  return (await selectRows(db, row, of))[0]?.unfinished !== true;
}
