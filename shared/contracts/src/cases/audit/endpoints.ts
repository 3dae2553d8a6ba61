import { z } from 'zod';
import { endpoint } from '../../wire/endpoint.ts';
import { counted, id, instant, pageQuery } from '../../wire/envelope.ts';
import { caseStatusSchema } from '../status.ts';
import { auditKinds, changedSubjects, seenSubjects } from './audited.ts';

const auditEntry = z.object({
  /** Counts from 1 within the case, without a gap. */
  seq: counted,
  version: counted,
  /** As it was called then; empty when the server acted by itself. */
  by: z.string(),
  /** What it was to the case then. */
  roles: z.array(z.string()),
  at: instant,
  kind: z.enum(auditKinds),
  subject: z.enum([...seenSubjects, ...changedSubjects]),
  /** Names of the fields that have other values since; never the values. */
  fields: z.array(z.string()),
  from: caseStatusSchema.nullable(),
  to: caseStatusSchema.nullable(),
});
export type AuditEntry = z.infer<typeof auditEntry>;

/** Why an entry is not what was written: a gap, another predecessor, or other contents. */
export const chainFaults = ['gap', 'link', 'contents'] as const;
export type ChainFault = (typeof chainFaults)[number];

const chain = z.object({
  entries: z.number().int(),
  /** The first entry that does not hold; null when all do. */
  brokenAt: z.number().int().nullable(),
  /** Hash of the last entry: whoever wrote it down can tell later that nothing was cut off. Null without entries. */
  head: z.string().nullable(),
});

export const auditEndpoints = {
  page: endpoint({
    id: 'audit.page',
    method: 'GET',
    path: '/doctor/pt/audit',
    summary: 'Who saw and changed what of a case, newest first, and whether the chain of entries holds.',
    access: ['case:list'],
    query: pageQuery.extend({ caseId: id, kind: z.enum(auditKinds).optional() }).strict(),
    data: z.object({ rows: z.array(auditEntry), total: z.number().int(), chain }),
    errors: ['recordNotFound', 'auditForOwner'],
  }),
  verify: endpoint({
    id: 'audit.verify',
    method: 'GET',
    path: '/platform/audit/case/verify',
    summary: 'Walks the audit trails of all cases, or of one, and names the first entry of each that does not hold.',
    access: ['platform:audit'],
    query: z.strictObject({ caseId: id.optional() }),
    data: z.object({
      at: instant,
      cases: z.number().int(),
      entries: z.number().int(),
      broken: z.array(z.object({ caseId: id, seq: z.number().int(), fault: z.enum(chainFaults) })),
    }),
  }),
} as const;
