import { closedPlanStatuses, planStatus } from '@archway/contracts';
import { type SQL, sql } from 'drizzle-orm';

/** A case version, by what another statement says of it. */
interface VersionOfRow {
  readonly caseId: SQL;
  readonly version: SQL;
}

/** Values of the contract, not of a request: as literals, one plan serves every reader. */
const oneOf = (values: readonly number[]): SQL => sql.raw(values.join(', '));

/** The plan in hand of a version, as `planInHand` finds it, within another module's statement. */
export const planInHandSql = ({ caseId, version }: VersionOfRow): SQL => sql`(select hand.scheme_id from schemes hand
  left join schemes goal on goal.scheme_id = hand.target_scheme_id
  where hand.pt_id = ${caseId} and hand.version = ${version} and hand.scheme_type = 'step'
    and hand.status in (${oneOf([planStatus.pass, planStatus.auditPlan])})
    and (goal.scheme_id is null or goal.status not in (${oneOf(closedPlanStatuses)}))
  order by hand.scheme_id desc limit 1)`;

/**
 * Whether the plan in hand is neither post-processed nor has a retainer. What has no document was designed elsewhere, as
 * crowns are: there is nothing to draw lines on.
 */
export const unfinishedSql = (of: VersionOfRow): SQL => sql`exists (select from scheme_documents drawn
  where drawn.scheme_id = ${planInHandSql(of)} and not exists (select from scheme_finishes f
    where f.scheme_id = drawn.scheme_id and f.state = 'completed'))`;
