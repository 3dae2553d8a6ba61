import { pieceCode, piecesOf, subOrderStatus } from '@archway/contracts';
import { eq, inArray } from 'drizzle-orm';
import type { Transaction } from '../../../infrastructure/database/database.ts';
import { productionCodes, productionOrders, subOrders } from '../schema.ts';

/** Rows of one statement. */
const AT_ONCE = 500;

/** Keeps codes for what was packed or shipped, as its labels say them, unless any was kept. @param issuedBy who printed them */
export async function importCodes(tx: Transaction, issuedBy: string): Promise<void> {
  if ((await tx.$count(productionCodes)) > 0) return;
  const packed = await tx
    .select({ subOrder: subOrders, planHash: productionOrders.planHash })
    .from(subOrders)
    .innerJoin(productionOrders, eq(productionOrders.orderId, subOrders.orderId))
    .where(inArray(subOrders.status, [subOrderStatus.packed, subOrderStatus.shipped]));
  const codes = packed.flatMap(({ subOrder, planHash }) =>
    piecesOf(subOrder).map(({ jaw, step }) => ({
      ...{ code: pieceCode(subOrder.code, jaw, step), subOrderId: subOrder.subOrderId, jaw, step, planHash, issuedBy },
      ...{ issuedAt: subOrder.updateTime, lastAt: subOrder.updateTime },
    })),
  );
  for (let at = 0; at < codes.length; at += AT_ONCE)
    await tx.insert(productionCodes).values(codes.slice(at, at + AT_ONCE));
}
