import { z } from 'zod';
import { endpoint } from '../wire/endpoint.ts';
import { id, instant, nothing, page, pageQuery } from '../wire/envelope.ts';
import { fieldSchema } from '../wire/field-schema.ts';
import { PING, deliveryStateValues, webhookEventValues } from './events.ts';
import { webhookRules } from './webhook-rules.ts';

const webhook = z.object({
  webhookId: id,
  url: z.string(),
  events: z.array(z.enum(webhookEventValues)),
  /** Off: by its owner, or since nothing arrived for long. */
  enabled: z.boolean(),
  /** Nothing arrived for long, so that it was turned off. */
  gaveUp: z.boolean(),
  createTime: instant,
});
export type Webhook = z.infer<typeof webhook>;

const delivery = z.object({
  deliveryId: id,
  type: z.enum([...webhookEventValues, PING]),
  state: z.enum(deliveryStateValues),
  tries: z.number().int(),
  /** HTTP status of the last answer; null when there was none. */
  lastStatus: z.number().int().nullable(),
  /** The beginning of the last answer, or why there was none. */
  lastAnswer: z.string().nullable(),
  createTime: instant,
  endTime: instant.nullable(),
});
export type WebhookDelivery = z.infer<typeof delivery>;

const ofPractice = z.strictObject({ practiceId: id });
const one = z.strictObject({ practiceId: id, webhookId: id });
const path = '/doctor/outpatient/:outpatientId/webhooks';
const access = ['account:manage'] as const;
const errors = ['recordNotFound', 'notPracticeOwner'] as const;

/** Endpoints of a practice that are told what happens to its cases; its creator's, in the account area. */
export const webhookEndpoints = {
  list: endpoint({
    id: 'webhooks.list',
    method: 'GET',
    path,
    summary: 'Webhook endpoints of a practice, oldest first.',
    access,
    params: ofPractice,
    data: z.array(webhook),
    errors,
  }),
  create: endpoint({
    id: 'webhooks.create',
    method: 'POST',
    path,
    summary: 'Adds an endpoint. The secret that its signatures are checked with is answered this once.',
    access,
    params: ofPractice,
    body: z.strictObject({
      url: fieldSchema(webhookRules.url),
      events: z.array(z.enum(webhookEventValues)).min(1).max(webhookEventValues.length),
    }),
    data: webhook.extend({ secret: z.string() }),
    errors: [...errors, 'addressNotAllowed', 'webhookLimit'],
  }),
  enable: endpoint({
    id: 'webhooks.enable',
    method: 'POST',
    path: `${path}/:webhookId/enabled`,
    summary: 'Turns an endpoint on or off. What happens while it is off is not sent later.',
    access,
    params: one,
    body: z.strictObject({ enabled: z.boolean() }),
    data: nothing,
    errors,
  }),
  remove: endpoint({
    id: 'webhooks.remove',
    method: 'DELETE',
    path: `${path}/:webhookId`,
    summary: 'Removes an endpoint and the log of what it was sent.',
    access,
    params: one,
    data: nothing,
    errors,
  }),
  test: endpoint({
    id: 'webhooks.test',
    method: 'POST',
    path: `${path}/:webhookId/test`,
    summary: 'Sends a trial event.',
    access,
    params: one,
    data: nothing,
    rateLimit: 60,
    errors: [...errors, 'webhookOff'],
  }),
  deliveries: endpoint({
    id: 'webhooks.deliveries',
    method: 'GET',
    path: `${path}/:webhookId/deliveries`,
    summary: 'What an endpoint was sent, newest first, and what it answered.',
    access,
    params: one,
    query: z.strictObject(pageQuery.shape),
    data: page(delivery),
    errors,
  }),
  resend: endpoint({
    id: 'webhooks.resend',
    method: 'POST',
    path: `${path}/:webhookId/deliveries/:deliveryId/resend`,
    summary: 'Sends again what has arrived or was given up.',
    access,
    params: one.extend({ deliveryId: id }),
    data: nothing,
    rateLimit: 120,
    errors: [...errors, 'webhookOff'],
  }),
} as const;
