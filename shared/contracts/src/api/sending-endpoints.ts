import { z } from 'zod';
import { endpoint } from '../wire/endpoint.ts';
import { counted, id, instant, nothing, page, pageQuery } from '../wire/envelope.ts';
import { deliveryStateValues } from './events.ts';

/** HTTP status of an answer, null when there was none, and its beginning, or why there was none. */
const answer = {
  lastStatus: z.number().int().nullable(),
  lastAnswer: z.string().nullable(),
};

const sending = z.object({
  sendingId: id,
  caseId: id,
  version: counted,
  ptNo: z.string(),
  /** Null for a case that the reader does not see any more. */
  patientName: z.string().nullable(),
  state: z.enum(deliveryStateValues),
  tries: z.number().int(),
  ...answer,
  createTime: instant,
  endTime: instant.nullable(),
});
export type Sending = z.infer<typeof sending>;

const path = '/doctor/doc/creativeAligner/sendings';
const access = ['setting:edit'] as const;

/** Confirmed cases on their way to the external aligner service of the caller. */
export const sendingEndpoints = {
  page: endpoint({
    id: 'sendings.page',
    method: 'GET',
    path,
    summary: 'Which confirmed cases the external service of the caller was sent, newest first, and what it answered.',
    access,
    query: z.strictObject(pageQuery.shape),
    data: page(sending),
  }),
  resend: endpoint({
    id: 'sendings.resend',
    method: 'POST',
    path: `${path}/:sendingId/resend`,
    summary: 'Sends again what has arrived or has failed, to the service that is set now.',
    access,
    params: z.strictObject({ sendingId: id }),
    data: nothing,
    rateLimit: 120,
    errors: ['recordNotFound', 'integrationMissing'],
  }),
  test: endpoint({
    id: 'sendings.test',
    method: 'POST',
    path: `${path}/test`,
    summary: 'Sends a trial without a case, and says what the service answered.',
    access,
    data: z.object({ delivered: z.boolean(), ...answer }),
    rateLimit: 30,
    errors: ['integrationMissing'],
  }),
} as const;
