import type {
  BatchCandidate,
  Page,
  PrintMaterial,
  PrintStatus,
  Received,
  SubOrderStatus,
  batchEndpoints,
} from '@archway/contracts';
import { type SQL, sql } from 'drizzle-orm';
import type { Querier } from '../../../infrastructure/database/database.ts';
import { allOf, containing, ifGiven } from '../../../infrastructure/lists/conditions.ts';
import { ordered } from '../../../infrastructure/lists/order.ts';
import { selectPage, selectRows } from '../../../infrastructure/lists/page.ts';
import { type RowOf, columnsOf, computed, selection } from '../../../infrastructure/lists/selection.ts';
import { startOfDay } from '../../../infrastructure/lists/start-of-day.ts';
import { shownName } from '../../access/api.ts';
import { caseNamesLike } from '../../cases/api.ts';
import { practiceName } from '../../practices/api.ts';
import { printBatchItems, printBatches, productionDevices, productionOrders } from '../schema.ts';
import type { MadeFor } from '../devices/device-scope.ts';
import { ofPractices } from '../devices/made-for-sql.ts';
import { dueDay, printedColumns, subOrdersWithCase } from './printed-rows-sql.ts';

type PageFilter = Received<(typeof batchEndpoints)['page']>['query'];
type Filter = Omit<PageFilter, 'pageNum' | 'pageSize' | 'status'> & { readonly status?: PrintStatus | undefined };

const items = (state: string): SQL =>
  sql`(select count(*)::int from production_batch_items i where i.batch_id = b.batch_id ${sql.raw(state)})`;

const row = selection({
  ...columnsOf(
    printBatches,
    'b',
    ...(['batchId', 'code', 'kind', 'status', 'createTime', 'deviceId', 'practiceId'] as const),
    ...(['startTime', 'endTime', 'reason', 'plateWidth', 'plateDepth', 'modelWidth', 'modelDepth', 'gap'] as const),
    ...(['fileState', 'fileName', 'fileSize'] as const),
  ),
  ...columnsOf(productionDevices, 'd', 'material'),
  deviceName: computed<string>(sql`d.name`),
  createdBy: computed<string>(shownName(sql`b.created_by`)),
  practiceName: computed<string>(practiceName(sql`b.practice_id`)),
  orderNos: computed<string[]>(sql`array(select distinct o.order_no from production_batch_items i
    join production_sub_orders s on s.sub_order_id = i.sub_order_id
    join production_orders o on o.order_id = s.order_id where i.batch_id = b.batch_id order by 1)`),
  total: computed<number>(items('')),
  produced: computed<number>(items(`and i.state = 'printed'`)),
  failed: computed<number>(items(`and i.state = 'failed'`)),
});
export type FoundBatch = RowOf<typeof row>;

const batches = sql`production_batches b join production_devices d on d.device_id = b.device_id`;

const asked = (filter: Filter): (SQL | undefined)[] => [
  ifGiven(filter.status, (value) => sql`b.status = ${value}`),
  ifGiven(filter.kind, (value) => sql`b.kind = ${value}`),
  ifGiven(filter.deviceId, (value) => sql`b.device_id = ${value}::bigint`),
  ifGiven(filter.from, (first) => sql`b.create_time >= ${startOfDay(first, filter.utcOffset)}::timestamptz`),
  ifGiven(filter.to, (last) => sql`b.create_time < ${startOfDay(last, filter.utcOffset, 1)}::timestamptz`),
  ifGiven(filter.keyword, (value) => {
    const like = containing(value);
    return sql`b.code ilike ${like} or exists (select from ${subOrdersWithCase}
      join production_batch_items i on i.sub_order_id = s.sub_order_id
      where i.batch_id = b.batch_id and (o.order_no ilike ${like} or ${caseNamesLike(like)}))`;
  }),
];

/** One page of batches, newest first. */
export const pageOfBatches = (db: Querier, made: MadeFor, filter: PageFilter): Promise<Page<FoundBatch>> =>
  selectPage(db, {
    row,
    from: sql`${batches} where ${allOf(ofPractices(sql`b.practice_id`, made), ...asked(filter))}`,
    order: ordered(['b.create_time', 'b.batch_id'], 'desc'),
    page: filter,
  });

/** How many there are in each status. */
export async function countBatches(
  db: Querier,
  made: MadeFor,
  filter: Filter,
): Promise<{ status: PrintStatus; count: number }[]> {
  const { rows } = await db.execute<{ status: PrintStatus; count: number }>(
    sql`select b.status, count(*)::int as count from ${batches} where ${allOf(ofPractices(sql`b.practice_id`, made), ...asked(filter))}
      group by b.status order by b.status`,
  );
  return rows.map(({ status, count }) => ({ status, count }));
}

export async function findBatch(db: Querier, batchId: string): Promise<FoundBatch | undefined> {
  const [found] = await selectRows(db, row, sql`${batches} where b.batch_id = ${batchId}::bigint`);
  return found;
}

const candidate = selection({
  ...printedColumns,
  failedIn: computed<string | null>(sql`(select f.code from production_batch_items i
    join production_batches f on f.batch_id = i.batch_id
    where i.sub_order_id = s.sub_order_id and i.state = 'failed' order by f.batch_id desc limit 1)`),
});

const MOST_CANDIDATES = 500;

/** Sub-orders of a practice within a scope that wait and are in no batch, of this material, those that are due first. */
export const waitingFor = (
  db: Querier,
  scope: SQL,
  { practiceId, material }: { readonly practiceId: string; readonly material: PrintMaterial },
  dueUntil?: string,
): Promise<BatchCandidate[]> =>
  selectRows(
    db,
    candidate,
    sql`${subOrdersWithCase} where c.practice_id = ${practiceId}::bigint and s.status = 0 and not o.discarded
      and (${scope})
      and (o.product = 'printedAligner' and s.kind = 'steps') = ${material === 'alignerResin'}::boolean
      and not exists (select from production_batch_items i where i.sub_order_id = s.sub_order_id and i.state = 'open')
      and ${ifGiven(dueUntil, (value) => sql`${dueDay} <= ${value}`) ?? sql`true`}
      order by ${dueDay}, o.special desc, s.sub_order_id limit ${MOST_CANDIDATES}`,
  );

const item = selection({
  ...printedColumns,
  ...columnsOf(productionOrders, 'o', 'caseId', 'version'),
  ...columnsOf(printBatchItems, 'i', 'state', 'note'),
  status: computed<SubOrderStatus>(sql`s.status`),
  againId: computed<string | null>(sql`a.batch_id`),
  againCode: computed<string | null>(sql`a.code`),
});

/** What is in a batch, order by order. */
export const itemsWithOrders = (db: Querier, batchId: string) =>
  selectRows(
    db,
    item,
    sql`${subOrdersWithCase} join production_batch_items i on i.sub_order_id = s.sub_order_id
      left join lateral (select n.batch_id, n.code from production_batch_items j
        join production_batches n on n.batch_id = j.batch_id
        where i.state = 'failed' and j.sub_order_id = i.sub_order_id and j.batch_id > i.batch_id
        order by j.batch_id limit 1) a on true
      where i.batch_id = ${batchId}::bigint order by o.order_no, s.number`,
  );
