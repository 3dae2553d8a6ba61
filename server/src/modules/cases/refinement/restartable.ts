import { type RestartObstacle, hasDuty, isOneOf, makesAppliance, producedStatuses } from '@archway/contracts';
import type { Querier } from '../../../infrastructure/database/database.ts';
import { ordersOfCase } from '../ports.ts';
import type { VisibleVersion } from '../scope/case-access.ts';

/** Who may give new records of a patient may restart the case. */
export const mayAskForRestart = ({ roles }: VisibleVersion): boolean => hasDuty(roles, 'intake', 'operate');

/** Why this version cannot be restarted now; null when it can. */
export async function restartObstacle(
  db: Querier,
  { record, version }: VisibleVersion,
): Promise<RestartObstacle | 'running' | null> {
  if (!makesAppliance(record.serviceType)) return 'service';
  const confirmed = isOneOf(producedStatuses, record.status);
  // Also for whoever still looks at the version that was restarted meanwhile.
  if (!confirmed && record.stage > 1) return 'running';
  if (version.version !== record.version) return 'olderVersion';
  if (!confirmed) return 'planOpen';
  // Who produces sees what is confirmed: a case that begins anew would leave their lists with orders still to be made.
  const key = { caseId: version.caseId, version: version.version };
  const [any, shipped] = [await ordersOfCase.one.anyOrder(db, key), await ordersOfCase.one.allShipped(db, key)];
  return any && !shipped ? 'ordersOpen' : null;
}
