import { z } from 'zod';
import { batchOf } from '../../wire/batch.ts';
import { endpoint } from '../../wire/endpoint.ts';
import { counted, id, instant, keyword, page, pageQuery } from '../../wire/envelope.ts';
import { planMatches } from '../orders/order-entities.ts';
import { orderProducts, subOrderKinds } from '../orders/order-parts.ts';
import { subOrderStatusSchema } from '../status.ts';

const jaw = z.enum(['upper', 'lower']);

/** An appliance with everything that is written on it, or on its label. */
const writtenPiece = z.object({
  subOrderId: id,
  code: z.string(),
  ptNo: z.string(),
  patientName: z.string(),
  practiceId: id,
  orderNo: z.string(),
  product: z.enum(orderProducts),
  jaw,
  step: z.number().int(),
  /** How many alike. */
  copies: z.number().int(),
  /** Read from the name of its model file by the template for basic information; null where nothing is. */
  extracted: z.string().nullable(),
  /** What is carved into its gum; null where nothing is. */
  carving: z.string().nullable(),
  /** What its logo says; null where it has none. */
  logo: z.string().nullable(),
});
export type WrittenPiece = z.infer<typeof writtenPiece>;

const keptCode = z.object({
  code: z.string(),
  subOrderCode: z.string(),
  orderId: id,
  ptNo: z.string(),
  patientName: z.string(),
  jaw,
  step: z.number().int(),
  /** Of the plan's document, as it was confirmed when the code was made; null for a plan without one. */
  planHash: z.string().nullable(),
  issuedAt: instant,
  issuedBy: z.string(),
  /** How often it was made. */
  times: z.number().int(),
  /** The parcel in which it went; null where it is still here. */
  trackingNo: z.string().nullable(),
});
export type KeptCode = z.infer<typeof keptCode>;

const chain = z.object({
  /** As the product writes it. */
  code: z.string(),
  subOrderId: id,
  subOrderCode: z.string(),
  kind: z.enum(subOrderKinds),
  product: z.enum(orderProducts),
  orderId: id,
  orderNo: z.string(),
  caseId: id,
  version: counted,
  ptNo: z.string(),
  patientName: z.string(),
  /** Null where the code names the whole sub-order. */
  jaw: jaw.nullable(),
  step: z.number().int().nullable(),
  upperSteps: z.string().nullable(),
  lowerSteps: z.string().nullable(),
  status: subOrderStatusSchema,
  discarded: z.boolean(),
  planName: z.string().nullable(),
  planHash: z.string().nullable(),
  /** Whether the plan is still what was confirmed. */
  planMatch: z.enum(planMatches),
  /** Why it is not, in words of both languages; null where it is. */
  mismatch: z.object({ zh: z.string(), en: z.string() }).nullable(),
  /** Model and cut line, by their names. */
  model: z.string().nullable(),
  cutLine: z.string().nullable(),
  /** The print batch that has it now, or had it last; for those who make. */
  batch: z.object({ batchId: id, code: z.string() }).nullable(),
  parcel: z.object({ courier: z.string(), trackingNo: z.string(), sentTime: instant }).nullable(),
  /** When its code was made first and last; null where it never was. */
  issued: z.object({ firstAt: instant, lastAt: instant, times: z.number().int(), by: z.string() }).nullable(),
});
export type CodeChain = z.infer<typeof chain>;

/** Codes of appliances, from the plan to the parcel. */
export const codeEndpoints = {
  read: endpoint({
    id: 'codes.read',
    method: 'GET',
    path: '/production/code',
    summary:
      'What a scanned code says: patient, jaw, step, plan, whether it is still the confirmed one, and where it went.',
    access: ['order:list'],
    query: z.strictObject({ code: z.string().trim().min(1).max(80) }),
    data: chain,
    errors: ['codeUnknown'],
  }),
  page: endpoint({
    id: 'codes.page',
    method: 'GET',
    path: '/production/code/page',
    summary: 'Codes that were made, the last ones first: by code, case, patient, plan or parcel.',
    access: ['order:list'],
    query: z.strictObject({ ...pageQuery.shape, keyword: keyword.optional() }),
    data: page(keptCode),
  }),
  pieces: endpoint({
    id: 'codes.pieces',
    method: 'GET',
    path: '/production/subOrder/:subOrderId/pieces',
    summary: 'The appliances of a sub-order with what is written on them; nothing is kept.',
    access: ['order:list'],
    params: z.strictObject({ subOrderId: id }),
    data: z.array(writtenPiece),
    errors: ['recordNotFound'],
  }),
  issue: endpoint({
    id: 'codes.issue',
    method: 'POST',
    path: '/production/code',
    summary: 'Makes and keeps the codes of all appliances of these sub-orders, for labels and marks: all or none.',
    access: ['order:produce'],
    body: z.strictObject({ subOrderIds: batchOf }),
    data: z.array(writtenPiece),
    errors: [
      ...(['nothingSelected', 'recordNotFound', 'noPermission', 'orderDiscarded', 'noConfirmedPlan'] as const),
      'orderPlanChanged',
    ],
  }),
} as const;
