import { type PlanStatus, closedPlanStatuses } from '@archway/contracts';
import { type SQL, sql } from 'drizzle-orm';
import { oneOf } from '../../infrastructure/lists/conditions.ts';

/** A case version, by what the statement around it says of it. */
export interface VersionOfRow {
  readonly caseId: SQL;
  readonly version: SQL;
}

/** The newest stages in one of these statuses whose target nobody has rejected or set aside; null when there are none. */
export const newestStagesSql = ({ caseId, version }: VersionOfRow, statuses: readonly PlanStatus[]): SQL =>
  sql`(select hand.scheme_id from schemes hand left join schemes goal on goal.scheme_id = hand.target_scheme_id
  where hand.pt_id = ${caseId} and hand.version = ${version} and hand.scheme_type = 'step'
    and hand.status in (${oneOf(statuses)})
    and (goal.scheme_id is null or goal.status not in (${oneOf(closedPlanStatuses)}))
  order by hand.scheme_id desc limit 1)`;
