import { z } from 'zod';
import { id, instant } from '../wire/envelope.ts';
import { apiStatus } from './case-resource.ts';

/** What an endpoint can be told of. */
export const webhookEvents = [
  { value: 'case.status_changed', zh: '病例状态变更', en: 'Status of a case changed' },
  { value: 'file.settled', zh: '文件处理完成', en: 'File ready or failed' },
] as const;
export type WebhookEvent = (typeof webhookEvents)[number]['value'];
export const webhookEventValues = webhookEvents.map(({ value }) => value);
/** What a trial sends; nobody subscribes to it. */
export const PING = 'ping';

/** What is sent: no name and nothing medical, since it lies in the logs of whoever receives it. */
export const webhookPayload = z.object({
  /** The same for every try: whoever has seen it is done. */
  eventId: z.string(),
  type: z.enum([...webhookEventValues, PING]),
  createdAt: instant,
  data: z.object({
    caseId: id.optional(),
    version: z.number().int().optional(),
    number: z.string().optional(),
    status: apiStatus.optional(),
    previousStatus: apiStatus.optional(),
    fileId: id.optional(),
    fileStatus: z.enum(['ready', 'failed']).optional(),
  }),
});
export type WebhookPayload = z.infer<typeof webhookPayload>;

/** The header that proves who sent it: `t=<seconds>,v1=<hex of HMAC-SHA256 over "t.body">`. */
export const SIGNATURE_HEADER = 'archway-signature';

export const deliveryStates = [
  { value: 'waiting', zh: '待发送', en: 'Waiting', tone: 'info' },
  { value: 'delivered', zh: '已送达', en: 'Delivered', tone: 'success' },
  { value: 'failed', zh: '失败', en: 'Failed', tone: 'error' },
] as const;
export type DeliveryState = (typeof deliveryStates)[number]['value'];
export const deliveryStateValues = deliveryStates.map(({ value }) => value);
