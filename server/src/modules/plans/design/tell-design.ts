import type { AppContext } from '../../../context.ts';
import type { Querier } from '../../../infrastructure/database/database.ts';
import { versionForSystem } from '../../cases/api.ts';
import { caseWatchers } from '../../practices/api.ts';
import type { DesignRow } from './design-repository.ts';

/** Open pages of everybody who sees the case hear that a design has gone on. */
export async function tellDesign(
  { db, events }: Pick<AppContext, 'events'> & { readonly db: Querier },
  { caseId, version, planId, designId }: DesignRow,
): Promise<void> {
  const { record } = await versionForSystem(db, { caseId, version });
  const users = [...new Set((await caseWatchers(db, record)).map(({ userId }) => userId))];
  if (users.length > 0) await events.publish('plan.design', { caseId, version, planId, designId }, { users });
}
