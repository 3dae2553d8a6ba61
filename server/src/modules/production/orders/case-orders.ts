import type { Querier } from '../../../infrastructure/database/database.ts';
import type { CaseKey } from '../../cases/api.ts';
import { countOrders } from './order-count-repository.ts';

/** Value of the dictionary `order_parent_production_status`. */
const SHIPPED = 3;

/** Whether something of this version was ordered. */
export const anyOrder = async (db: Querier, key: CaseKey): Promise<boolean> =>
  (await countOrders(db, key, SHIPPED)).all > 0;

/** Whether something was ordered, and all of it is on its way to the practice. */
export async function allShipped(db: Querier, key: CaseKey): Promise<boolean> {
  const { all, inStatus } = await countOrders(db, key, SHIPPED);
  return all > 0 && inStatus === all;
}
