import { z } from 'zod';
import { endpoint } from '../wire/endpoint.ts';
import { counted, id, instant, keyword, page, pageQuery } from '../wire/envelope.ts';
import { fromText } from '../wire/values.ts';
import { orderStatusSchema } from './status.ts';

export const orderProducts = ['aligner', 'retainer', 'printedAligner'] as const;

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
  discarded: z.boolean(),
  courier: z.string().nullable(),
  trackingNo: z.string().nullable(),
});
export type OrderRow = z.infer<typeof orderRow>;

export const productionEndpoints = {
  orders: endpoint({
    id: 'production.orders',
    method: 'GET',
    path: '/production/order/page',
    summary: 'Production orders that the caller may see.',
    access: ['order:list'],
    query: z.strictObject({
      ...pageQuery.shape,
      keyword: keyword.optional(),
      status: fromText(orderStatusSchema).optional(),
      product: z.enum(orderProducts).optional(),
      discarded: z.enum(['0', '1']).default('0'),
      caseId: id.optional(),
    }),
    data: page(orderRow),
  }),
  order: endpoint({
    id: 'production.order',
    method: 'GET',
    path: '/production/order/:orderId',
    summary: 'One production order.',
    access: ['order:list'],
    params: z.strictObject({ orderId: id }),
    data: orderRow,
    errors: ['recordNotFound'],
  }),
} as const;
