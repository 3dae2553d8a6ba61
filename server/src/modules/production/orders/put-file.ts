import { type Received, dataTypes, fileKindOf, hasDuty, type subOrderEndpoints } from '@archway/contracts';
import { type AppContext, type Caller, Refusal } from '../../../context.ts';
import { deleteObjects, requireExtension, requireUploaded, requireWithin } from '../../files/api.ts';
import { keepFile } from './keep-file.ts';
import { orderById, subOrderById } from './order-repository.ts';
import { type ActedOrder, lockOrder, requireOrdered } from './order-scope.ts';
import { tellOrderChanged } from './tell-order.ts';

/**
 * Makes an uploaded object the model or the cut line of a sub-order; the one before goes once that is certain.
 * @throws Refusal recordNotFound, noPermission, orderDiscarded; what is wrong with the object
 */
export async function putFile(
  context: Pick<AppContext, 'db' | 'store' | 'log' | 'events'>,
  caller: Caller,
  { subOrderId, kind, fileName, objectName, size, crc64 }: Received<typeof subOrderEndpoints.putFile>['body'],
): Promise<{ fileId: string }> {
  const { db } = context;
  const subOrder = await subOrderById(db, subOrderId);
  const order = subOrder && (await orderById(db, subOrder.orderId));
  if (!subOrder || !order) throw new Refusal('recordNotFound');
  const { caseId, version } = order;
  const found = await requireOrdered(db, caller, { caseId, version });
  const mayPut = (roles: ActedOrder['found']['roles']): boolean => hasDuty(roles, 'produce', 'operate');
  if (!mayPut(found.roles)) throw new Refusal('noPermission');
  const { extensions, limitMb } = fileKindOf(kind);
  requireWithin({ caseId, version, dataType: dataTypes.production }, [objectName]);
  requireExtension(extensions, [objectName, fileName]);
  await requireUploaded(context, { objectName, size, crc64 }, limitMb);

  const { fileId, unused } = await db.transaction(async (tx) => {
    const acted = await lockOrder(tx, caller, order.orderId);
    if (!mayPut(acted.found.roles)) throw new Refusal('noPermission');
    if (acted.order.discarded) throw new Refusal('orderDiscarded');
    const file = { caseId, kind, fileName, objectName, size, crc64, origin: 'uploaded' } as const;
    const kept = await keepFile(tx, subOrder, { ...file, uploadedBy: caller.userId });
    await tellOrderChanged(context, tx, acted);
    return kept;
  });
  await deleteObjects(context, unused);
  return { fileId };
}
