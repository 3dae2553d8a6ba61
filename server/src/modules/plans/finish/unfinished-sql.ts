import { type SQL, sql } from 'drizzle-orm';
import { handStatuses } from '../decision-repository.ts';
import { type VersionOfRow, newestStagesSql } from '../stages-in-hand-sql.ts';

/** The plan in hand of a version, as `planInHand` finds it, within another module's statement. */
export const planInHandSql = (of: VersionOfRow): SQL => newestStagesSql(of, handStatuses);

/**
 * Whether the plan in hand is neither post-processed nor has a retainer. What has no document was designed elsewhere, as
 * crowns are: there is nothing to draw lines on.
 */
export const unfinishedSql = (of: VersionOfRow): SQL => sql`exists (select from scheme_documents drawn
  where drawn.scheme_id = ${planInHandSql(of)} and not exists (select from scheme_finishes f
    where f.scheme_id = drawn.scheme_id and f.state = 'completed'))`;
