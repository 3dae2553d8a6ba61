import { z } from 'zod';
import { objectName } from '../../files/stored-object.ts';
import { batchOf, batchRows } from '../../wire/batch.ts';
import { endpoint } from '../../wire/endpoint.ts';
import { id } from '../../wire/envelope.ts';
import { fieldSchema } from '../../wire/field-schema.ts';
import { subOrderFileKinds } from './file-kinds.ts';
import { orderDetail } from './order-entities.ts';
import { MOST_ORDER_REASON, packageRules } from './order-rules.ts';
import { plainSubOrderActions } from './sub-order-machine.ts';

const asConfirmed = ['orderDiscarded', 'noConfirmedPlan', 'orderPlanChanged'] as const;

/** Sub-orders of production orders, for those who make them. */
export const subOrderEndpoints = {
  act: endpoint({
    id: 'subOrders.act',
    method: 'POST',
    path: '/production/subOrder/act',
    summary: 'Takes an action of the sub-order machine with each of these sub-orders, with a result for each.',
    access: ['order:produce'],
    body: z.strictObject({
      subOrderIds: batchOf,
      action: z.enum(plainSubOrderActions),
      reason: z.string().trim().max(MOST_ORDER_REASON).optional(),
    }),
    data: batchRows,
    errors: [
      'nothingSelected',
      'recordNotFound',
      'noPermission',
      'transitionRefused',
      'reasonRequired',
      'subOrderInBatch',
      ...asConfirmed,
    ],
  }),
  find: endpoint({
    id: 'subOrders.find',
    method: 'GET',
    path: '/production/subOrder/find',
    summary: 'The sub-order whose number a scanned code says, with its order.',
    access: ['order:list'],
    query: z.strictObject({ code: z.string().trim().min(1).max(60) }),
    data: z.object({ subOrderId: id, order: orderDetail }),
    errors: ['recordNotFound'],
  }),
  putFile: endpoint({
    id: 'subOrders.putFile',
    method: 'POST',
    path: '/production/subOrder/file',
    summary:
      'Makes an uploaded object the model or the cut line of a sub-order, in the place of the one before. It was uploaded with credentials for data type 5 of the case version.',
    access: ['order:produce'],
    body: z.strictObject({
      subOrderId: id,
      kind: z.enum(subOrderFileKinds.map(({ key }) => key)),
      fileName: z.string().trim().min(1).max(255),
      objectName,
      size: z.number().int().min(1),
      crc64: z.string().max(30),
    }),
    data: z.object({ fileId: id }),
    errors: [
      ...(['recordNotFound', 'noPermission', 'storageScope', 'fileFormat', 'fileNotUploaded', 'fileTooLarge'] as const),
      'checksumMismatch',
      'orderDiscarded',
    ],
  }),
  make: endpoint({
    id: 'subOrders.make',
    method: 'POST',
    path: '/production/subOrder/make',
    summary:
      'Has model and cut line of each of these sub-orders made from the confirmed plan, with a result for each. What is being made already goes on.',
    access: ['order:produce'],
    body: z.strictObject({
      subOrderIds: batchOf,
      /** Uploaded files that are there are replaced. */
      replace: z.boolean(),
    }),
    data: batchRows,
    errors: [
      ...(['nothingSelected', 'recordNotFound', 'noPermission', 'orderWithoutPlan', 'subOrderFileThere'] as const),
      ...asConfirmed,
    ],
  }),
  cancelMaking: endpoint({
    id: 'subOrders.cancelMaking',
    method: 'POST',
    path: '/production/subOrder/make/cancel',
    summary: 'Ends the making of files of these sub-orders; those that they have stay. With a result for each.',
    access: ['order:produce'],
    body: z.strictObject({ subOrderIds: batchOf }),
    data: batchRows,
    errors: ['nothingSelected', 'recordNotFound', 'noPermission', 'makingOver'],
  }),
  ship: endpoint({
    id: 'subOrders.ship',
    method: 'POST',
    path: '/production/package',
    summary: 'Sends packed sub-orders of one order as one package.',
    access: ['order:produce'],
    body: z.strictObject({
      orderId: id,
      subOrderIds: batchOf,
      courier: fieldSchema(packageRules.courier),
      trackingNo: fieldSchema(packageRules.trackingNo),
    }),
    data: z.object({ packageId: id }),
    errors: ['nothingSelected', 'recordNotFound', 'noPermission', 'transitionRefused', ...asConfirmed],
  }),
} as const;
