import { z } from 'zod';
import { endpoint } from '../../wire/endpoint.ts';
import { instant } from '../../wire/envelope.ts';
import { caseKey, intakeKey } from '../case-key.ts';
import { implantReportSchema } from './schema.ts';

/** The draft says something else than what was issued. */
const differs = z.boolean();

const person = z.object({ by: z.string(), at: instant });

const caseImplantReport = z.object({
  /** What was issued last, as it was then; what is written is with those who may write it. Null before. */
  issued: person.extend({ report: implantReportSchema }).nullable(),
  /** For those who may write the report; null for others. */
  draft: z
    .object({
      report: implantReportSchema,
      /** 0 before anything was saved; sent back with a change to find out that somebody else made one. */
      revision: z.number().int().min(0),
      saved: person.nullable(),
      differs,
    })
    .nullable(),
});
export type CaseImplantReport = z.infer<typeof caseImplantReport>;

export const implantReportEndpoints = {
  read: endpoint({
    id: 'implantReport.read',
    method: 'GET',
    path: '/doctor/pt/implantReport',
    summary: 'The implant report of a case of implant planning: what was issued, and for who writes it the draft.',
    access: ['case:list'],
    query: caseKey,
    data: caseImplantReport,
    errors: ['recordNotFound', 'requestMismatch'],
  }),
  save: endpoint({
    id: 'implantReport.save',
    method: 'PUT',
    path: '/doctor/pt/implantReport/:ptId/:version',
    summary:
      'Saves the draft of the implant report once the case was submitted. Whoever designs the case may: designers, and clinicians of the practice where the doctor designs.',
    access: ['plan:design', 'case:edit'],
    params: intakeKey,
    body: z.strictObject({ report: implantReportSchema, revision: z.number().int().min(0) }),
    data: z.object({ revision: z.number().int(), differs }),
    errors: ['recordNotFound', 'requestMismatch', 'noPermission', 'transitionRefused', 'caseChanged'],
  }),
  issue: endpoint({
    id: 'implantReport.issue',
    method: 'POST',
    path: '/doctor/pt/implantReport/:ptId/:version/issue',
    summary:
      'Issues the saved draft: everybody who sees the case reads it from now on, and the practice is told. Implant, diameter and length are known for each position by then. What was issued already is not issued once more.',
    access: ['plan:design', 'case:edit'],
    params: intakeKey,
    body: z.strictObject({ revision: z.number().int().min(0) }),
    data: caseImplantReport,
    errors: [
      ...(['recordNotFound', 'requestMismatch', 'noPermission', 'transitionRefused', 'caseChanged'] as const),
      ...(['implantReportEmpty', 'implantReportIncomplete'] as const),
    ],
  }),
} as const;
