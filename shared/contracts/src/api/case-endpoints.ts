import { z } from 'zod';
import { prescriptionSchema } from '../cases/prescription/schema.ts';
import { designRequestSchema } from '../cases/requests/schema.ts';
import { id, keyword } from '../wire/envelope.ts';
import { LAST_PAGE } from '../wire/list-limits.ts';
import { apiEndpoint } from './api-endpoint.ts';
import { apiCase, apiCaseRow, apiService, newApiCase } from './case-resource.ts';
import { exampleCase, exampleCaseRow, exampleNewCase, examplePrescription } from './examples.ts';

const caseParams = z.strictObject({ caseId: id });

/** Rows of a page in the public API, at most. */
export const MOST_API_ROWS = 100;

export const apiCaseEndpoints = {
  list: apiEndpoint({
    id: 'listCases',
    method: 'GET',
    path: '/v1/cases',
    summary: 'Cases of the practice of one service, last changed first.',
    scope: 'cases:read',
    query: z.strictObject({
      service: apiService.default('aligner'),
      /** Of case number or patient name. */
      search: keyword.optional(),
      page: z.coerce.number().int().min(1).max(LAST_PAGE).default(1),
      pageSize: z.coerce.number().int().min(1).max(MOST_API_ROWS).default(20),
    }),
    data: z.object({
      object: z.literal('list'),
      data: z.array(apiCaseRow),
      page: z.number().int(),
      pageSize: z.number().int(),
      total: z.number().int(),
      hasMore: z.boolean(),
    }),
    example: {
      answer: { object: 'list', data: [exampleCaseRow], page: 1, pageSize: 20, total: 1, hasMore: false },
    },
  }),
  create: apiEndpoint({
    id: 'createCase',
    method: 'POST',
    path: '/v1/cases',
    summary: 'Opens a case. It is submitted by a call of its own, once its files are there.',
    scope: 'cases:write',
    status: 201,
    body: newApiCase,
    data: apiCase,
    errors: [
      ...(['selfDesignByApi', 'serviceUnavailable', 'noDesignCenter', 'teamDesignOff', 'doctorUnknown'] as const),
      ...(['caseIdInvalid', 'caseIdTaken', 'emailInvalid', 'birthdayInFuture', 'requestMismatch'] as const),
      ...(['practiceExpired', 'practiceDisabled', 'accountExpired'] as const),
    ],
    example: { body: exampleNewCase, answer: exampleCase },
  }),
  get: apiEndpoint({
    id: 'getCase',
    method: 'GET',
    path: '/v1/cases/:caseId',
    summary: 'The newest version of a case: its status, its plan, and what it lacks.',
    scope: 'cases:read',
    params: caseParams,
    data: apiCase,
    errors: ['recordNotFound'],
    example: { answer: exampleCase },
  }),
  prescribe: apiEndpoint({
    id: 'savePrescription',
    method: 'PUT',
    path: '/v1/cases/:caseId/prescription',
    summary: 'Replaces the prescription of a case that is not submitted yet, or the request of a crown.',
    scope: 'cases:write',
    params: caseParams,
    body: z.strictObject({ prescription: prescriptionSchema.optional(), request: designRequestSchema.optional() }),
    data: apiCase,
    errors: ['recordNotFound', 'caseNotEditable', 'requestMismatch'],
    example: { body: { prescription: examplePrescription }, answer: exampleCase },
  }),
  submit: apiEndpoint({
    id: 'submitCase',
    method: 'POST',
    path: '/v1/cases/:caseId/submit',
    summary:
      'Submits a complete case, or one whose data was supplied again. A case that lacks something is refused, and all that it lacks is named.',
    scope: 'cases:write',
    params: caseParams,
    body: z.strictObject({
      /** What the machine doubts, such as a photo at the wrong position, is right as it is. */
      confirmDoubts: z.boolean().default(false),
    }),
    data: apiCase,
    errors: [
      ...(['recordNotFound', 'transitionRefused', 'apiFilesPending', 'photosMissing', 'modelMissing'] as const),
      ...(['bothModelsMissing', 'prescriptionIncomplete', 'prescriptionContradicts', 'requestIncomplete'] as const),
      ...(['doubtsOpen', 'practiceExpired', 'practiceDisabled', 'accountExpired', 'noDesignCenter'] as const),
      'teamDesignOff',
    ],
    example: {
      body: { confirmDoubts: false },
      answer: { ...exampleCase, status: 'pendingInspection', editable: false, missing: [] },
    },
  }),
} as const;
