import { asc, eq, sql } from 'drizzle-orm';
import type { Querier } from '../../../infrastructure/database/database.ts';
import { selectRows } from '../../../infrastructure/lists/page.ts';
import { type RowOf, computed, selection } from '../../../infrastructure/lists/selection.ts';
import { shownName } from '../../access/api.ts';
import { inspectedByTeam } from '../../practices/api.ts';
import { listColumns } from '../list/list-columns-sql.ts';
import { caseVersions } from '../schema.ts';
import type { CaseRecord, FoundVersion, VersionRecord } from '../scope/access-repository.ts';

const named = (userId: string, version: VersionRecord) =>
  selection({
    ...listColumns(userId, sql`${version.version}::int`),
    versionDoctor: computed<string>(shownName(sql`${version.doctorId}`)),
    creatorName: computed<string>(shownName(sql`c.creator_id`)),
    teamInspects: computed<boolean>(inspectedByTeam(sql`c.practice_id`)),
  });
/** What a case shows besides its own columns. */
export type CaseNames = RowOf<ReturnType<typeof named>>;

export async function namesOf(db: Querier, userId: string, { record, version }: FoundVersion): Promise<CaseNames> {
  const [names] = await selectRows(db, named(userId, version), sql`cases c where c.pt_id = ${record.caseId}`);
  if (!names) throw new Error(`case ${record.caseId} is gone`);
  return names;
}

/** The versions of a case, oldest first. */
export const versionsOfCase = (
  db: Querier,
  caseId: CaseRecord['caseId'],
): Promise<Pick<VersionRecord, 'version' | 'stage' | 'status'>[]> =>
  db
    .select({ version: caseVersions.version, stage: caseVersions.stage, status: caseVersions.status })
    .from(caseVersions)
    .where(eq(caseVersions.caseId, caseId))
    .orderBy(asc(caseVersions.version));
