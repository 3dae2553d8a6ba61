import { z } from 'zod';
import { endpoint } from '../../wire/endpoint.ts';
import { counted, id } from '../../wire/envelope.ts';
import { auditFacts, auditFindings } from './checks.ts';

const audit = z.object({
  findings: auditFindings,
  /** Null while nothing was designed. */
  facts: auditFacts.nullable(),
  /** Whether the version has a CBCT, in which roots and bone can be seen. */
  cbct: z.boolean(),
  /** Comments on the plan that nobody has settled: it does not pass with them. */
  openComments: z.number().int(),
});

export const planAuditEndpoints = {
  audit: endpoint({
    id: 'plans.audit',
    method: 'GET',
    path: '/design/scheme/audit',
    summary: 'The internal audit of a plan: what was looked at, what its document tells, and what is still open.',
    access: ['plan:audit', 'plan:design'],
    query: z.strictObject({ caseId: id, version: z.coerce.number().int().min(1), planId: id }),
    data: audit,
    errors: ['recordNotFound', 'noPermission'],
  }),
  saveAudit: endpoint({
    id: 'plans.saveAudit',
    method: 'PUT',
    path: '/design/scheme/audit',
    summary: 'Keeps what an auditor has looked at so far in a plan that is in review.',
    access: ['plan:audit'],
    body: z.strictObject({ caseId: id, version: counted, planId: id, findings: auditFindings }),
    data: audit,
    errors: [
      'recordNotFound',
      'transitionRefused',
      'noPermission',
      'auditTaken',
      'rejectedPlanFixed',
      'confirmedPlanFixed',
    ],
  }),
} as const;
