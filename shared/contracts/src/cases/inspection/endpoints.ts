import { z } from 'zod';
import { endpoint } from '../../wire/endpoint.ts';
import { id, instant, nothing } from '../../wire/envelope.ts';
import { fieldSchema } from '../../wire/field-schema.ts';
import { caseKey } from '../case-key.ts';
import { caseDoubt, caseFinding, doubtObject } from '../doubts.ts';
import { allInspectionReasons, findingWeights } from './reasons.ts';
import { findingRules } from './rules.ts';

/** One inspection, from its start to what it ended with. */
const inspectionRound = z.object({
  /** 1 is the first one of the version. */
  round: z.number().int(),
  /** Empty when the machine inspected. */
  by: z.string(),
  startedAt: instant,
  endedAt: instant.nullable(),
  /** Null while it is under way. */
  result: z.enum(['passed', 'failed']).nullable(),
  /** What whoever inspected said to it as a whole. */
  words: z.string().nullable(),
  findings: z.array(caseFinding),
});
export type InspectionRound = z.infer<typeof inspectionRound>;

/** A finding of the inspection that is under way: the practice does not see it before that has ended. */
const openFinding = caseFinding.extend({ findingId: id, by: z.string(), at: instant });
export type OpenFinding = z.infer<typeof openFinding>;

const qualityReport = z.object({
  /** Newest first. */
  rounds: z.array(inspectionRound),
  open: z.array(openFinding),
  /** Files of the version as they stand now: a finding about another one has been settled by a new file. */
  objects: z.array(doubtObject),
  /** What the machine doubts and no open finding tells yet, with what the practice said to it. */
  proposals: z.array(caseDoubt),
  /** Whether the reader may write findings now. */
  mayInspect: z.boolean(),
});
export type QualityReport = z.infer<typeof qualityReport>;

const inspectors = ['case:submit', 'plan:design', 'plan:audit'] as const;
const written = { weight: z.enum(findingWeights), words: fieldSchema(findingRules.words) };

export const inspectionEndpoints = {
  report: endpoint({
    id: 'inspection.report',
    method: 'GET',
    path: '/doctor/pt/qualityReport',
    summary: 'The inspections of a case version with what they found, and the one that is under way for who inspects.',
    access: ['case:list'],
    query: caseKey,
    data: qualityReport,
    errors: ['recordNotFound'],
  }),
  add: endpoint({
    id: 'inspection.add',
    method: 'POST',
    path: '/doctor/pt/qualityReport/finding',
    summary: 'Writes down what is wrong with a file, or with the case, while it is inspected.',
    access: inspectors,
    body: caseKey.extend({
      /** Null: the case as a whole. */
      object: doubtObject.pick({ kind: true, id: true }).strict().nullable(),
      reason: z.enum(allInspectionReasons),
      ...written,
    }),
    data: z.object({ findingId: id }),
    errors: [
      'recordNotFound',
      'noPermission',
      'notInspecting',
      'caseChanged',
      'findingWordsRequired',
      'findingNotFitting',
      'findingLimit',
    ],
  }),
  adopt: endpoint({
    id: 'inspection.adopt',
    method: 'POST',
    path: '/doctor/pt/qualityReport/adopt',
    summary: 'Makes a finding of what the machine doubts, while the case is inspected.',
    access: inspectors,
    body: caseKey.extend({ key: z.string().min(1).max(200), ...written }),
    data: z.object({ findingId: id }),
    errors: ['recordNotFound', 'noPermission', 'notInspecting', 'caseChanged', 'findingLimit'],
  }),
  change: endpoint({
    id: 'inspection.change',
    method: 'PUT',
    path: '/doctor/pt/qualityReport/finding/:findingId',
    summary: 'Changes the words of a finding, or whether it asks for other data, while the case is inspected.',
    access: inspectors,
    params: z.strictObject({ findingId: id }),
    body: caseKey.extend(written),
    data: nothing,
    errors: ['recordNotFound', 'noPermission', 'notInspecting', 'findingWordsRequired'],
  }),
  remove: endpoint({
    id: 'inspection.remove',
    method: 'DELETE',
    path: '/doctor/pt/qualityReport/finding/:findingId',
    summary: 'Takes a finding back while the case is inspected.',
    access: inspectors,
    params: z.strictObject({ findingId: id }),
    query: caseKey,
    data: nothing,
    errors: ['recordNotFound', 'noPermission', 'notInspecting'],
  }),
} as const;
