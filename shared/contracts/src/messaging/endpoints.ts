import { z } from 'zod';
import { endpoint } from '../wire/endpoint.ts';
import { id, instant, nothing, page, pageQuery } from '../wire/envelope.ts';
import { messageKindNames } from './message-kinds.ts';
import { channels, messageStates } from './states.ts';

export const outboundMessage = z.object({
  id,
  channel: z.enum(channels),
  /** Phone number or e-mail address. */
  target: z.string(),
  kind: z.enum(messageKindNames),
  lang: z.enum(['zh-CN', 'en-US']),
  state: z.enum(messageStates),
  /** Deliveries that were tried so far. */
  tries: z.number().int(),
  /** Why the last one did not work. */
  lastError: z.string().nullable(),
  createTime: instant,
  sentTime: instant.nullable(),
  subject: z.string(),
  /** Secrets are dots, unless the outbox is a folder of this installation. */
  body: z.string(),
  /** A failed message that could leave: nothing of it was erased. */
  retriable: z.boolean(),
});
export type OutboundMessage = z.infer<typeof outboundMessage>;

export const messagingEndpoints = {
  outbox: endpoint({
    id: 'messaging.outbox',
    method: 'GET',
    path: '/system/outbox',
    summary: 'What left, waits or failed to leave by mail and SMS, newest first.',
    access: ['platform:outbox'],
    query: z.strictObject({
      ...pageQuery.shape,
      state: z.enum(messageStates).optional(),
      channel: z.enum(channels).optional(),
    }),
    data: page(outboundMessage),
  }),
  retry: endpoint({
    id: 'messaging.retry',
    method: 'POST',
    path: '/system/outbox/:id/retry',
    summary: 'Sends a failed message again.',
    access: ['platform:outbox'],
    params: z.strictObject({ id }),
    data: nothing,
    errors: ['recordNotFound', 'messageNotRetriable'],
  }),
} as const;
