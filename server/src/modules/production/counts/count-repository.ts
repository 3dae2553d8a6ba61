import { type SQL, sql } from 'drizzle-orm';
import type { Querier, Transaction } from '../../../infrastructure/database/database.ts';
import { allOf, ifGiven } from '../../../infrastructure/lists/conditions.ts';
import { selectPlanned } from '../../../infrastructure/lists/page.ts';
import { computed, selection } from '../../../infrastructure/lists/selection.ts';
import { type CountedCase, joinCase, kindOf, kindValues } from '../../cases/api.ts';
import type { OrderFilter } from '../orders/order-list-repository.ts';

/** Of an order `o`, and the same columns in the table of counts. */
const ofOrder = sql.raw('o.discarded, o.status, o.product, o.special');
const counted = sql`${kindOf()}, discarded, order_status, product, special`;

/** Counts orders in, or out before they change; `which` is a condition on `o`. */
export const countOrders = (tx: Transaction, which: SQL, by: 1 | -1): Promise<void> =>
  addCounts(
    tx,
    sql`select ${kindOf('c')}, ${ofOrder}, ${by}::int * count(*)
      from production_orders o ${joinCase(sql`o.pt_id`)} where ${which} group by ${kindOf('c')}, ${ofOrder}`,
  );

/** The orders of a case that became one of another kind. */
export const moveOrders = (tx: Transaction, before: CountedCase, after: CountedCase): Promise<void> => {
  const all = sql`from production_orders o where o.pt_id = ${after.caseId}::bigint group by ${ofOrder}`;
  return addCounts(
    tx,
    sql`select ${kindValues(before)}, ${ofOrder}, -count(*) ${all}
      union all select ${kindValues(after)}, ${ofOrder}, count(*) ${all}`,
  );
};

/**
 * Adds numbers of kinds. The rows that a kind had become one with its change in it, but for those that somebody else is
 * about to do the same with, which stay beside it: nobody waits, so that it does not matter when in a transaction it is
 * counted, and in which order.
 */
async function addCounts(tx: Transaction, changes: SQL): Promise<void> {
  await tx.execute(sql`
    with changed (${counted}, change) as (${changes}),
    had as (
      select k.count_id from production_order_counts k
      where (${kindOf('k')}, k.discarded, k.order_status, k.product, k.special) in (select ${counted} from changed)
      for update of k skip locked
    ),
    taken as (
      delete from production_order_counts where count_id in (select count_id from had) returning ${counted}, count
    )
    insert into production_order_counts (${counted}, count)
    select ${counted}, sum(change) from (select * from changed union all select * from taken) known
    group by ${counted} having sum(change) <> 0`);
}

/** What the counts can tell apart; every other filter needs a look at the orders. */
export const isCounted = ({ caseId, orderFrom, orderTo, keyword }: OrderFilter): boolean =>
  [caseId, orderFrom, orderTo, keyword].every((value) => value === undefined || value === '');

const sum = selection({ count: computed<number>(sql`coalesce(sum(c.count), 0)::int`) });

/** How many orders of a filter that is counted there are within a scope, which speaks of `c`. */
export async function numberOfOrders(db: Querier, scope: SQL, filter: OrderFilter): Promise<number> {
  const where = allOf(
    scope,
    sql`c.discarded = ${filter.discarded === '1'}::boolean`,
    ifGiven(filter.status, (value) => sql`c.order_status = ${value}`),
    ifGiven(filter.product, (value) => sql`c.product = ${value}`),
    ifGiven(filter.special, (value) => sql`c.special = ${value === '1'}::boolean`),
  );
  const [found] = await selectPlanned(db, sum, sql`production_order_counts c where ${where}`);
  return found?.count ?? 0;
}
