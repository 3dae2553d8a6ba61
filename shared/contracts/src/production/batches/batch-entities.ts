import { z } from 'zod';
import { counted, day, id, instant } from '../../wire/envelope.ts';
import { printMaterials } from '../devices/device-kinds.ts';
import { orderProducts, subOrderKinds } from '../orders/order-parts.ts';
import { printStatusSchema, subOrderStatusSchema } from '../status.ts';
import { batchActions } from './batch-machine.ts';
import { batchItemStates, batchKinds, modelSpace, printFileStates } from './batch-rules.ts';

const millimetres = ({ min, max }: { readonly min: number; readonly max: number }) =>
  z.number().min(min).max(max).multipleOf(0.1);

/** Space of one model and between two, in mm. */
export const modelSpaceSchema = {
  modelWidth: millimetres(modelSpace.width).default(modelSpace.width.standard),
  modelDepth: millimetres(modelSpace.depth).default(modelSpace.depth.standard),
  gap: millimetres(modelSpace.gap).default(modelSpace.gap.standard),
};

export const batchRow = z.object({
  batchId: id,
  code: z.string(),
  kind: z.enum(batchKinds),
  status: printStatusSchema,
  createTime: instant,
  createdBy: z.string(),
  deviceId: id,
  deviceName: z.string(),
  material: z.enum(printMaterials).nullable(),
  practiceName: z.string(),
  /** Numbers of the orders that it has something of. */
  orderNos: z.array(z.string()),
  /** Sub-orders: all, those that are printed, and those that failed. */
  total: z.number().int(),
  produced: z.number().int(),
  failed: z.number().int(),
  fileState: z.enum(printFileStates),
  fileName: z.string().nullable(),
  /** What the reader may do with it now; a batch that is ready can be removed, too. */
  actions: z.array(z.enum(batchActions)),
});
export type BatchListRow = z.infer<typeof batchRow>;

/** A sub-order as those who print see it. */
const printed = {
  subOrderId: id,
  code: z.string(),
  orderId: id,
  orderNo: z.string(),
  ptNo: z.string(),
  patientName: z.string(),
  product: z.enum(orderProducts),
  kind: z.enum(subOrderKinds),
  upperSteps: z.string().nullable(),
  lowerSteps: z.string().nullable(),
  pieces: z.number().int(),
  special: z.boolean(),
  dueDay: day,
  hasModel: z.boolean(),
};

/** A sub-order that waits to be printed. */
export const batchCandidate = z.object({
  ...printed,
  /** The batch in which it failed last. */
  failedIn: z.string().nullable(),
});
export type BatchCandidate = z.infer<typeof batchCandidate>;

const batchItem = z.object({
  ...printed,
  version: counted,
  caseId: id,
  state: z.enum(batchItemStates),
  /** Why it failed. */
  note: z.string().nullable(),
  status: subOrderStatusSchema,
  /** The later batch that has it; of one that failed here. */
  againIn: z.object({ batchId: id, code: z.string() }).nullable(),
});
export type BatchItem = z.infer<typeof batchItem>;

export const batchDetail = batchRow.extend({
  practiceId: id,
  startTime: instant.nullable(),
  endTime: instant.nullable(),
  /** Why it failed as a whole. */
  reason: z.string().nullable(),
  /** The plate as it was when the batch was made, in mm. */
  plateWidth: z.number(),
  plateDepth: z.number(),
  modelWidth: z.number(),
  modelDepth: z.number(),
  gap: z.number(),
  fileSize: z.number().int().nullable(),
  items: z.array(batchItem),
});
export type BatchDetail = z.infer<typeof batchDetail>;
