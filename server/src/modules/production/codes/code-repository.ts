import type { KeptCode, Page } from '@archway/contracts';
import { type SQL, eq, sql } from 'drizzle-orm';
import type { Querier, Transaction } from '../../../infrastructure/database/database.ts';
import { allOf, containing, ifGiven } from '../../../infrastructure/lists/conditions.ts';
import { ordered } from '../../../infrastructure/lists/order.ts';
import { type PageQuery, selectPage, selectRows } from '../../../infrastructure/lists/page.ts';
import { columnsOf, computed, selection } from '../../../infrastructure/lists/selection.ts';
import { shownName } from '../../access/api.ts';
import { caseNames, caseNamesLike, joinCase } from '../../cases/api.ts';
import type { SubOrderRow } from '../orders/order-repository.ts';
import { orderPackages, productionCodes, subOrders } from '../schema.ts';
import type { PieceCase } from './pieces.ts';

const whose = selection({ ...caseNames, practiceId: computed<string>(sql`c.practice_id::text`) });

/** Number, patient and practice of the case of an order, within a scope; undefined beyond it. */
export async function caseOfOrder(db: Querier, scope: SQL, orderId: string): Promise<PieceCase | undefined> {
  const [found] = await selectRows(
    db,
    whose,
    sql`production_orders o ${joinCase(sql`o.pt_id`)} where ${scope} and o.order_id = ${orderId}::bigint`,
  );
  return found;
}

/** Keeps codes; one that was made before is counted. */
export async function keepCodes(
  tx: Transaction,
  codes: readonly Omit<typeof productionCodes.$inferInsert, 'codeId' | 'issuedAt' | 'lastAt' | 'times'>[],
): Promise<void> {
  if (codes.length === 0) return;
  await tx
    .insert(productionCodes)
    .values([...codes])
    .onConflictDoUpdate({
      target: productionCodes.code,
      set: {
        times: sql`${productionCodes.times} + 1`,
        lastAt: sql`now()`,
        planHash: sql`excluded.plan_hash`,
        issuedBy: sql`excluded.issued_by`,
      },
    });
}

const issue = selection({
  ...columnsOf(productionCodes, 'k', 'issuedAt', 'lastAt', 'times'),
  by: computed<string>(shownName(sql`k.issued_by`)),
});

/** When codes of a sub-order were made, the first ones first; of one appliance alone where it is named. */
export const issuesOf = (db: Querier, subOrderId: string, code: string | null) =>
  selectRows(
    db,
    issue,
    sql`production_codes k where ${allOf(
      sql`k.sub_order_id = ${subOrderId}::bigint`,
      ifGiven(code ?? undefined, (value) => sql`k.code = ${value}`),
    )} order by k.issued_at, k.code_id`,
  );

const kept = selection({
  ...columnsOf(productionCodes, 'k', 'code', 'jaw', 'step', 'planHash', 'issuedAt', 'times'),
  ...columnsOf(subOrders, 's', 'orderId'),
  ...caseNames,
  subOrderCode: computed<string>(sql`s.code`),
  issuedBy: computed<string>(shownName(sql`k.issued_by`)),
  trackingNo: computed<string | null>(sql`p.tracking_no`),
});

/** Codes that were made, the last ones first: by code, case, patient, the beginning of a plan's hash, or parcel. */
export const pageOfCodes = (
  db: Querier,
  scope: SQL,
  { keyword, ...page }: PageQuery & { readonly keyword?: string | undefined },
): Promise<Page<KeptCode>> =>
  selectPage(db, {
    row: kept,
    from: sql`production_codes k
      join production_sub_orders s on s.sub_order_id = k.sub_order_id
      join production_orders o on o.order_id = s.order_id ${joinCase(sql`o.pt_id`)}
      left join production_packages p on p.package_id = s.package_id
      where ${allOf(
        scope,
        ifGiven(keyword, (value) => {
          const like = containing(value);
          return sql`(k.code ilike ${like} or k.plan_hash ilike ${like.slice(1)} or p.tracking_no ilike ${like}
            or ${caseNamesLike(like)})`;
        }),
      )}`,
    order: ordered(['k.last_at', 'k.code_id'], 'desc'),
    page,
  });

/** The parcel in which a sub-order went. */
export async function parcelOf(db: Querier, { packageId }: SubOrderRow) {
  if (packageId === null) return null;
  const [parcel] = await db.select().from(orderPackages).where(eq(orderPackages.packageId, packageId));
  if (!parcel) return null;
  const { courier, trackingNo, sentTime } = parcel;
  return { courier, trackingNo, sentTime: sentTime.toISOString() };
}
