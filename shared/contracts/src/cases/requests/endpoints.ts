import { z } from 'zod';
import { endpoint } from '../../wire/endpoint.ts';
import { instant } from '../../wire/envelope.ts';
import { caseKey, intakeKey } from '../case-key.ts';
import { designRequestSchema } from './schema.ts';

/** 0 before anything was saved; sent back with a change to find out that somebody else made one. */
const revision = z.number().int().min(0);

const caseRequest = z.object({
  request: designRequestSchema,
  revision,
  /** Null before anything was saved. */
  saved: z.object({ by: z.string(), at: instant }).nullable(),
});
export type CaseRequest = z.infer<typeof caseRequest>;

export const requestEndpoints = {
  read: endpoint({
    id: 'request.read',
    method: 'GET',
    path: '/doctor/pt/designRequest',
    summary: 'What is asked for in a case of crown design or implant planning; nothing answered while none was saved.',
    access: ['case:list'],
    query: caseKey,
    data: caseRequest,
    errors: ['recordNotFound', 'requestMismatch'],
  }),
  save: endpoint({
    id: 'request.save',
    method: 'PUT',
    path: '/doctor/pt/designRequest/:ptId/:version',
    summary: 'Saves the request of a case that is not submitted yet; it may be incomplete.',
    access: ['case:edit'],
    params: intakeKey,
    body: z.strictObject({ request: designRequestSchema, revision }),
    data: z.object({ revision }),
    errors: ['basicInfoFirst', 'recordNotFound', 'caseNotEditable', 'caseChanged', 'requestMismatch'],
  }),
} as const;
