import { z } from 'zod';
import { batchOf, batchRows } from '../wire/batch.ts';
import { endpoint } from '../wire/endpoint.ts';
import { counted, day, id, keyword, nothing, page, pageQuery } from '../wire/envelope.ts';
import { fieldSchema } from '../wire/field-schema.ts';
import { CLIENT_KEY_PATTERN } from '../wire/patterns.ts';
import { fromText } from '../wire/values.ts';
import { orderDetail, orderOffer, orderRow, parameterValuesSchema, stepsSchema } from './orders/order-entities.ts';
import { orderStandingActions } from './orders/order-standing-machine.ts';
import { orderProducts } from './orders/order-parts.ts';
import { orderRules } from './orders/order-rules.ts';
import { MOST_STEPS_PER_SUB_ORDER, STEPS_PER_SUB_ORDER } from './orders/steps.ts';
import { orderStatusSchema } from './status.ts';

const flag = z.enum(['0', '1']);

/** Filters of the order list; they live in the URL of the screen. */
const orderFilter = z.strictObject({
  ...pageQuery.shape,
  /** Of order number, order name, case ID or patient name. */
  keyword: keyword.optional(),
  status: fromText(orderStatusSchema).optional(),
  product: z.enum(orderProducts).optional(),
  special: flag.optional(),
  discarded: flag.default('0'),
  caseId: id.optional(),
  /** First and last day of ordering, in the zone of the reader. */
  orderFrom: day.optional(),
  orderTo: day.optional(),
  /** Minutes by which the reader's zone is ahead of UTC. */
  utcOffset: z.coerce.number().int().min(-840).max(840).default(0),
});

export const productionEndpoints = {
  orders: endpoint({
    id: 'production.orders',
    method: 'GET',
    path: '/production/order/page',
    summary: 'Production orders that the caller may see.',
    access: ['order:list'],
    query: orderFilter,
    data: page(orderRow),
  }),
  file: endpoint({
    id: 'production.file',
    method: 'GET',
    path: '/production/order/page/csv',
    summary: 'All production orders of a filter as a CSV file in the language of the caller.',
    access: ['order:list'],
    query: orderFilter.omit({ pageNum: true, pageSize: true }),
    data: nothing,
    rateLimit: 30,
    raw: true,
  }),
  order: endpoint({
    id: 'production.order',
    method: 'GET',
    path: '/production/order/:orderId',
    summary: 'One production order with its sub-orders, packages and history.',
    access: ['order:list'],
    params: z.strictObject({ orderId: id }),
    data: orderDetail,
    errors: ['recordNotFound'],
  }),
  offer: endpoint({
    id: 'production.offer',
    method: 'GET',
    path: '/production/offer',
    summary: 'What can be ordered of a case version now, or why nothing can.',
    access: ['order:add'],
    query: z.strictObject({ caseId: id, version: z.coerce.number().int().min(1) }),
    data: orderOffer,
    errors: ['recordNotFound'],
  }),
  place: endpoint({
    id: 'production.place',
    method: 'POST',
    path: '/production/order',
    summary: 'Places a production order. Placed again with the same `clientKey` and content it is the same order.',
    access: ['order:add'],
    body: z.strictObject({
      caseId: id,
      version: counted,
      clientKey: z.string().regex(CLIENT_KEY_PATTERN),
      /** The confirmed document that was looked at: another one is refused. */
      planHash: z.string().max(64).nullable(),
      product: z.enum(orderProducts),
      upper: stepsSchema.nullable(),
      lower: stepsSchema.nullable(),
      stepsPerSubOrder: z.number().int().min(1).max(MOST_STEPS_PER_SUB_ORDER).default(STEPS_PER_SUB_ORDER),
      special: z.boolean().default(false),
      withRetainer: z.boolean().default(false),
      /** Of a retainer order, and of an order with retainers. */
      retainerQuantity: z.number().int().nullish(),
      /** One of the caller's own addresses. */
      addressId: id.nullish(),
      orderName: fieldSchema(orderRules.orderName),
      remarks: fieldSchema(orderRules.remarks),
      productionRemark: fieldSchema(orderRules.productionRemark),
      parameters: parameterValuesSchema,
      /** Steps that another order has are meant to be made again. */
      repeat: z.boolean().default(false),
    }),
    data: z.object({ orderId: id, orderNo: z.string() }),
    errors: [
      ...(['recordNotFound', 'noPermission', 'noConfirmedPlan', 'orderPlanChanged', 'orderStepsUnknown'] as const),
      ...(['orderStepsMissing', 'orderStepsRepeated', 'retainerQuantityRange', 'orderKeyUsed'] as const),
      ...(['parameterOutOfRange', 'parameterInvalid', 'cutLineShapeRange', 'reserveGumRange', 'baseRequired'] as const),
      ...(['customCompensationWrap', 'gumCarvingTextInvalid'] as const),
    ],
  }),
  stand: endpoint({
    id: 'production.stand',
    method: 'POST',
    path: '/production/order/act',
    summary: 'Takes orders back or lets them count again, with a result for each.',
    access: ['order:list'],
    body: z.strictObject({ orderIds: batchOf, action: z.enum(orderStandingActions) }),
    data: batchRows,
    errors: [
      ...([
        'nothingSelected',
        'recordNotFound',
        'noPermission',
        'transitionRefused',
        'orderBegun',
        'orderInBatch',
      ] as const),
      ...(['noConfirmedPlan', 'orderPlanChanged'] as const),
    ],
  }),
} as const;
