import { z } from 'zod';
import { id, instant } from '../wire/envelope.ts';
import { apiCase } from './case-resource.ts';
import { PING } from './events.ts';
import { apiJaw, apiPosition } from './file-endpoints.ts';

/** A case whose plan is confirmed goes to the external service of its doctor. */
export const PLAN_CONFIRMED = 'case.plan_confirmed';

/** Addresses of files in what is sent are good for so long: a service may fetch them the next morning. */
export const SENT_LINK_SECONDS = 24 * 3600;

const file = {
  fileName: z.string(),
  /** Reads the file without a login, until `expiresAt`. */
  url: z.string(),
  expiresAt: instant,
};
const sentModel = z.object({
  modelId: id,
  kind: z.enum(['scan', 'aligner']),
  jaw: apiJaw,
  ...file,
  /** The file as it was uploaded, where compressing it would have changed its counts. */
  originalUrl: z.string().nullable(),
});
const sentPhoto = z.object({ photoId: id, position: apiPosition.nullable(), ...file });

/** What the external service is sent: all that it needs to begin. */
export const sentCase = z.object({
  /** The version that is confirmed; its plan is the confirmed one. */
  case: apiCase,
  confirmedAt: instant,
  models: z.array(sentModel),
  photos: z.array(sentPhoto),
});
export type SentCase = z.infer<typeof sentCase>;

const envelope = {
  /** The same for every try: whoever has seen it is done. */
  eventId: z.string(),
  createdAt: instant,
};
export const sendingPayload = z.discriminatedUnion('type', [
  z.object({ ...envelope, type: z.literal(PLAN_CONFIRMED), data: sentCase }),
  z.object({ ...envelope, type: z.literal(PING), data: z.object({}) }),
]);
export type SendingPayload = z.infer<typeof sendingPayload>;
