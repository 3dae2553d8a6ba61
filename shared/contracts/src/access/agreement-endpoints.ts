import { z } from 'zod';
import { endpoint } from '../wire/endpoint.ts';
import { instant } from '../wire/envelope.ts';

const acceptance = z.object({ version: z.number().int(), acceptedTime: instant });
export type AgreementAcceptance = z.infer<typeof acceptance>;

/** The service agreement: which version somebody has accepted, and when. Its words are `agreements`. */
export const agreementEndpoints = {
  acceptances: endpoint({
    id: 'agreement.acceptances',
    method: 'GET',
    path: '/doctor/doc/agreement',
    summary: 'The versions of the service agreement that the caller has accepted, newest first.',
    access: 'session',
    data: z.array(acceptance),
  }),
  accept: endpoint({
    id: 'agreement.accept',
    method: 'POST',
    path: '/doctor/doc/agreement/accept',
    summary: 'Accepts the version that holds now. Accepting it again changes nothing.',
    access: 'session',
    /** The version that was read. */
    body: z.strictObject({ version: z.number().int() }),
    data: z.array(acceptance),
    errors: ['agreementOutdated'],
  }),
} as const;
