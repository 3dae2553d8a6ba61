import { asc, eq, sql } from 'drizzle-orm';
import type { Querier } from '../../../infrastructure/database/database.ts';
import { shownName } from '../../access/api.ts';
import { inspectedByTeam } from '../../practices/api.ts';
import type { ListedCase } from '../list/case-row.ts';
import { listColumns } from '../list/list-columns-sql.ts';
import { caseVersions } from '../schema.ts';
import type { CaseRecord, FoundVersion, VersionRecord } from '../scope/access-repository.ts';

/** What a case shows besides its own columns. */
export interface CaseNames extends ListedCase {
  version_doctor: string;
  creator_name: string;
  team_inspects: boolean;
}

export async function namesOf(db: Querier, userId: string, { record, version }: FoundVersion): Promise<CaseNames> {
  const found = await db.execute<CaseNames>(sql`
    select ${listColumns(userId, sql`${version.version}::int`)},
      ${shownName(sql`${version.doctorId}`)} as version_doctor,
      ${shownName(sql`c.creator_id`)} as creator_name,
      ${inspectedByTeam(sql`c.practice_id`)} as team_inspects
    from cases c where c.pt_id = ${record.ptId}`);
  const [names] = found.rows;
  if (!names) throw new Error(`case ${record.ptId} is gone`);
  return names;
}

/** The versions of a case, oldest first. */
export const versionsOfCase = (
  db: Querier,
  ptId: CaseRecord['ptId'],
): Promise<Pick<VersionRecord, 'version' | 'stage' | 'status'>[]> =>
  db
    .select({ version: caseVersions.version, stage: caseVersions.stage, status: caseVersions.status })
    .from(caseVersions)
    .where(eq(caseVersions.ptId, ptId))
    .orderBy(asc(caseVersions.version));
