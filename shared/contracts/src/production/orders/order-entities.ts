import { z } from 'zod';
import { counted, id, instant } from '../../wire/envelope.ts';
import type { ParameterValues } from '../parameters/parameter.ts';
import { orderStatusSchema, subOrderStatusSchema } from '../status.ts';
import { subOrderFileKinds, subOrderFileOrigins } from './file-kinds.ts';
import { fileMaking } from './file-making.ts';
import { orderStandingActions } from './order-standing-machine.ts';
import { orderProducts, subOrderKinds } from './order-parts.ts';
import { offeredSubOrderActions } from './sub-order-machine.ts';

const parameterValue = z.union([z.boolean(), z.number(), z.string().max(500), z.null()]);

/** Parameters as they are nested; what they may be is told by `parameterProblems`. */
export const parameterValuesSchema: z.ZodType<ParameterValues> = z
  .record(z.string().max(60), z.union([parameterValue, z.record(z.string().max(60), parameterValue)]))
  .refine((values) => Object.keys(values).length <= 200);

export const stepsSchema = z
  .strictObject({ from: z.number().int().min(1).max(999), to: z.number().int().min(1).max(999) })
  .refine(({ from, to }) => from <= to);

export const orderRow = z.object({
  orderId: id,
  orderNo: z.string(),
  /** Given by whoever ordered; null where it is called after its patient and product. */
  orderName: z.string().nullable(),
  caseId: id,
  version: counted,
  ptNo: z.string(),
  patientName: z.string(),
  product: z.enum(orderProducts),
  upperSteps: z.string().nullable(),
  lowerSteps: z.string().nullable(),
  subOrderCount: z.number().int(),
  orderAccount: z.string(),
  orderTime: instant,
  status: orderStatusSchema,
  special: z.boolean(),
  withRetainer: z.boolean(),
  discarded: z.boolean(),
  /** Of the package that was sent last. */
  courier: z.string().nullable(),
  trackingNo: z.string().nullable(),
});
export type OrderRow = z.infer<typeof orderRow>;

/** Where an order goes, as the address was when it was placed. */
export const orderAddress = z.object({
  recipient: z.string(),
  phone: z.string(),
  region: z.string(),
  province: z.string().nullable(),
  city: z.string().nullable(),
  area: z.string().nullable(),
  address: z.string(),
  houseNumber: z.string().nullable(),
});
export type OrderAddress = z.infer<typeof orderAddress>;

const subOrderFile = z.object({
  fileId: id,
  kind: z.enum(subOrderFileKinds.map(({ key }) => key)),
  fileName: z.string(),
  objectName: z.string(),
  size: z.number().int(),
  origin: z.enum(subOrderFileOrigins),
  uploadTime: instant,
  /** Or who had it made from the plan. */
  uploadedBy: z.string(),
});
export type SubOrderFile = z.infer<typeof subOrderFile>;

const subOrder = z.object({
  subOrderId: id,
  /** Of the order, from 1. */
  number: z.number().int(),
  code: z.string(),
  kind: z.enum(subOrderKinds),
  upperSteps: z.string().nullable(),
  lowerSteps: z.string().nullable(),
  pieces: z.number().int(),
  status: subOrderStatusSchema,
  updateTime: instant,
  files: z.array(subOrderFile),
  /** The last making of its files from the plan; for those who make. */
  making: fileMaking.nullable(),
  packageId: id.nullable(),
  /** The print batch that has it now, or had it last; for those who make. */
  batch: z.object({ batchId: id, code: z.string() }).nullable(),
  /** What the reader may do with it now. */
  actions: z.array(z.enum(offeredSubOrderActions)),
});
export type SubOrder = z.infer<typeof subOrder>;

const parcel = z.object({
  packageId: id,
  courier: z.string(),
  trackingNo: z.string(),
  sentTime: instant,
  sentBy: z.string(),
});
export type OrderPackage = z.infer<typeof parcel>;

/** What was done with an order: actions of its machines, and these. */
export const orderDeeds = ['placed', 'fileAdded', 'fileReplaced', 'fileMade', 'packageSent'] as const;

const orderRecord = z.object({
  recordId: id,
  at: instant,
  /** Of the whole order where there is none. */
  subOrderNumber: z.number().int().nullable(),
  deed: z.string(),
  /** Null for what the server did by itself. */
  userName: z.string().nullable(),
  note: z.string().nullable(),
});
export type OrderRecord = z.infer<typeof orderRecord>;

/** Whether what is made is what the doctor confirmed; `notAssessed` where no plan was written down with the order. */
export const planMatches = ['same', 'changed', 'notAssessed'] as const;

export const orderDetail = orderRow.extend({
  planName: z.string().nullable(),
  planHash: z.string().nullable(),
  planMatch: z.enum(planMatches),
  stepsPerSubOrder: z.number().int(),
  retainerQuantity: z.number().int().nullable(),
  remarks: z.string().nullable(),
  productionRemark: z.string().nullable(),
  address: orderAddress.nullable(),
  /** Null where an order was written down without them. */
  parameters: parameterValuesSchema.nullable(),
  subOrders: z.array(subOrder),
  packages: z.array(parcel),
  records: z.array(orderRecord),
  actions: z.array(z.enum(orderStandingActions)),
  /** Whether the reader may put files to its sub-orders. */
  mayUpload: z.boolean(),
  /** Whether the reader may have them made from the plan, as far as the order goes. */
  mayMake: z.boolean(),
});
export type OrderDetail = z.infer<typeof orderDetail>;

/** What can be ordered of a case version now. */
export const orderOffer = z.object({
  ptNo: z.string(),
  patientName: z.string(),
  /** The plan that was confirmed; null where there is none. */
  plan: z
    .object({
      planId: id,
      name: z.string(),
      /** Of the document that was confirmed; null for a plan without one. */
      hash: z.string().nullable(),
      upperSteps: z.number().int().nullable(),
      lowerSteps: z.number().int().nullable(),
    })
    .nullable(),
  /** Why nothing can be ordered, by the error that ordering would be refused with; null where it can. */
  refusal: z.enum(['noConfirmedPlan', 'orderPlanChanged', 'noPermission']).nullable(),
  /** Orders of this version that count. */
  orders: z.array(
    z.object({
      orderId: id,
      orderNo: z.string(),
      product: z.enum(orderProducts),
      upperSteps: z.string().nullable(),
      lowerSteps: z.string().nullable(),
      status: orderStatusSchema,
    }),
  ),
});
export type OrderOffer = z.infer<typeof orderOffer>;
