import { type OrderPart, type SubOrderStatus, stepsText, subOrderStatus } from '@archway/contracts';
import type { Transaction } from '../../../infrastructure/database/database.ts';
import { orderPackages, orderRecords, subOrders } from '../schema.ts';
import { type NewOrder, insertOrders } from './order-list-repository.ts';
import { subOrderCode } from './place-order.ts';

/** An order with its past, as it comes from elsewhere. */
export interface ImportedOrder {
  readonly order: NewOrder & { readonly orderTime: Date };
  /** Its sub-orders, each with where it stands. */
  readonly parts: readonly (OrderPart & { readonly status: SubOrderStatus; readonly updateTime: Date })[];
  /** In which what was shipped has gone; null where nothing has. */
  readonly sent: {
    readonly courier: string;
    readonly trackingNo: string;
    readonly by: string;
    readonly at: Date;
  } | null;
}

/** Adds orders that were placed elsewhere. Their cases are found by them. */
export async function importOrders(tx: Transaction, imported: readonly ImportedOrder[]): Promise<void> {
  const ids = await insertOrders(
    tx,
    imported.map(({ order }) => order),
  );
  for (const [at, { order, parts, sent }] of imported.entries()) {
    const orderId = ids[at] ?? '0';
    const [parcel] = sent
      ? await tx
          .insert(orderPackages)
          .values({ orderId, courier: sent.courier, trackingNo: sent.trackingNo, sentBy: sent.by, sentTime: sent.at })
          .returning()
      : [];
    if (parts.length > 0)
      await tx.insert(subOrders).values(
        parts.map(({ number, kind, upper, lower, pieces, status, updateTime }) => ({
          ...{ orderId, number, kind, pieces, status, updateTime, code: subOrderCode(order.orderNo, number) },
          ...{ upperSteps: stepsText(upper), lowerSteps: stepsText(lower) },
          packageId: status === subOrderStatus.shipped ? (parcel?.packageId ?? null) : null,
        })),
      );
    const placed = { orderId, deed: 'placed', userId: order.orderedBy, at: order.orderTime };
    const gone = sent && {
      ...{ orderId, deed: 'packageSent', userId: sent.by, at: sent.at, note: `${sent.courier} ${sent.trackingNo}` },
    };
    await tx.insert(orderRecords).values(gone ? [placed, gone] : [placed]);
  }
}
